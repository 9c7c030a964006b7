import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { Actor as XStateActor, type AnyActorRef } from 'xstate';
import { FlowFrame } from '../components/FlowFrame';
import { checkActorVersion } from '../development/peers';
import type { FlowTag } from '../engine';
import type { FlowSteps, StepList } from '../engine/steps';
import { InDoubtStep } from './InDoubt';
import { LazyRepeatQuestion } from './LazyRepeatQuestion';

/** Inferred like the snapshot type in `useSelector`. */
type ActorSnapshot<Actor> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined;

export interface FlowViewProps<Step extends string, Actor extends AnyActorRef> {
  /** A running actor of the flow's machine. */
  actor: Actor;
  /** The result of `defineSteps`. */
  steps: StepList<Step, ActorSnapshot<Actor>>;
  /** The default view of each step. */
  views: { readonly [Name in Step]: () => ReactNode };
  /** Custom views that replace the defaults. @default none */
  replacements?: FlowSteps<Step, Actor>;
}

/** Renders the current step's custom view or else its default view; `InDoubtStep` if the payment is in doubt. */
export function FlowView<Step extends string, Actor extends AnyActorRef>({
  actor,
  steps,
  views,
  replacements,
}: FlowViewProps<Step, Actor>) {
  if (process.env.NODE_ENV !== 'production') checkActorVersion(actor, XStateActor);
  const step = useSelector(actor, steps.current);
  const isInDoubt = useSelector(actor, (snapshot: { hasTag(tag: FlowTag): boolean }) =>
    snapshot.hasTag('doubt'),
  );
  const Replacement: ComponentType<{ actor: Actor }> | undefined = replacements?.[step];
  return (
    <FlowFrame step={steps.depth(step)} stepKey={isInDoubt ? 'inDoubt' : step}>
      {isInDoubt && <InDoubtStep actor={actor} />}
      {!isInDoubt && (Replacement ? <Replacement actor={actor} /> : views[step]())}
      <LazyRepeatQuestion actor={actor} />
    </FlowFrame>
  );
}
