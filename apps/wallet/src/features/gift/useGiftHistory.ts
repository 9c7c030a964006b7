import {
  giftSteps,
  type GiftEvent,
  type GiftSnapshot,
  type GiftStep,
} from '@rad-wallet/ui/features/gift';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from '../../platform/navigation/navigation';
import {
  getGiftPath,
  getNextMove,
  getReturnMove,
  type GiftHistoryAction,
} from './giftHistoryActions';

interface GiftActor {
  getSnapshot(): GiftSnapshot;
  send(event: GiftEvent): void;
}

interface DepthState {
  giftDepth?: number;
}

const readEntryDepth = () => (window.history.state as DepthState | null)?.giftDepth ?? 0;

/**
 * Synchronizes the flow with the browser history: Back and Forward change the step, and a new step navigates.
 * Returns a function that leaves the flow for `leaveTo`.
 */
export function useGiftHistory(actor: GiftActor, step: GiftStep, leaveTo: string) {
  const { path, navigate, goBack } = useNavigation();
  const before = useRef({ step, path });
  /** The address of `path`. While the page of a pressed link is rendered, the history entry is that page's. */
  const address = useRef<string>(undefined);
  const ownDepth = useRef<number | null>(null);
  const isLeaving = useRef(false);

  const leave = () => goBack(leaveTo, { isFallback: false });

  const make = (move: GiftHistoryAction) => {
    const depth = readEntryDepth();
    const own = giftSteps.current(actor.getSnapshot());
    switch (move.kind) {
      case 'push':
        navigate(getGiftPath(own), { state: { giftDepth: depth + 1 } satisfies DepthState });
        ownDepth.current = depth + 1;
        break;
      case 'replace':
        navigate(getGiftPath(own), { replace: true, state: { giftDepth: depth } });
        ownDepth.current = depth;
        break;
      case 'go':
        ownDepth.current = depth + move.by;
        window.history.go(move.by);
        break;
      case 'follow':
        actor.send({ type: 'step.opened', step: move.step });
        if (giftSteps.current(actor.getSnapshot()) === move.step) ownDepth.current = depth;
        else make(getReturnMove({ depth, ownDepth: ownDepth.current ?? depth }));
        break;
      case 'none':
        ownDepth.current = depth;
    }
  };

  const onChange = useEffectEvent(() => {
    const { pathname } = window.location;
    if (path !== before.current.path) address.current = pathname;
    address.current ??= pathname;
    if (address.current !== pathname) return;
    if (isLeaving.current) return leave();
    const depth = readEntryDepth();
    const move = getNextMove({
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
    const depth = readEntryDepth();
    if (depth === 0) return leave();
    isLeaving.current = true;
    window.history.go(-depth);
  };
}
