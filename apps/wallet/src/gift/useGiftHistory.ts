import {
  giftSteps,
  type GiftEvent,
  type GiftSnapshot,
  type GiftStep,
} from '@rad-wallet/ui/flows/gift';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from '../data/navigation';
import { giftPath, nextMove, returnMove, type GiftMove } from './giftMoves';

interface GiftActor {
  getSnapshot(): GiftSnapshot;
  send(event: GiftEvent): void;
}

interface DepthState {
  giftDepth?: number;
}

const depthOfEntry = () => (window.history.state as DepthState | null)?.giftDepth ?? 0;

/**
 * Ties the gift's steps to their paths, both ways: Back and Forward move the flow, and the flow moves
 * the path. Answers the function to leave with: it drops the flow's entries first.
 */
export function useGiftHistory(actor: GiftActor, step: GiftStep, leaveTo: string) {
  const { path, navigate, goBack } = useNavigation();
  const before = useRef({ step, path });
  const ownDepth = useRef<number | null>(null);
  const isLeaving = useRef(false);

  const leave = () => goBack(leaveTo, { isFallback: false });

  const make = (move: GiftMove) => {
    const depth = depthOfEntry();
    const own = giftSteps.current(actor.getSnapshot());
    switch (move.kind) {
      case 'push':
        navigate(giftPath(own), { state: { giftDepth: depth + 1 } satisfies DepthState });
        ownDepth.current = depth + 1;
        break;
      case 'replace':
        navigate(giftPath(own), { replace: true, state: { giftDepth: depth } });
        ownDepth.current = depth;
        break;
      case 'go':
        ownDepth.current = depth + move.by;
        window.history.go(move.by);
        break;
      case 'follow':
        actor.send({ type: 'step.opened', step: move.step });
        if (giftSteps.current(actor.getSnapshot()) === move.step) ownDepth.current = depth;
        else make(returnMove({ depth, ownDepth: ownDepth.current ?? depth }));
        break;
      case 'none':
        ownDepth.current = depth;
    }
  };

  const onChange = useEffectEvent(() => {
    if (isLeaving.current) return leave();
    const depth = depthOfEntry();
    const move = nextMove({
      step,
      path,
      before: before.current,
      depth,
      ownDepth: ownDepth.current ?? depth,
    });
    before.current = { step, path };
    make(move);
  });
  useEffect(() => onChange(), [step, path]);

  return () => {
    const depth = depthOfEntry();
    if (depth === 0) return leave();
    isLeaving.current = true;
    window.history.go(-depth);
  };
}
