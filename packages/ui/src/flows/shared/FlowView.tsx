import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { Actor as XStateActor, type AnyActorRef } from 'xstate';
import { FlowFrame } from '../../components/FlowFrame';
import { checkActorVersion } from '../../development/peers';
import type { StepList } from './steps';

/** Views that replace a flow's own, by step. Each receives the running actor. */
export type FlowSteps<Step extends string, Actor> = {
  readonly [Name in Step]?: ComponentType<{ actor: Actor }>;
};

/** The snapshot type of an actor, inferred as `useSelector` does. */
type ActorSnapshot<Actor> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined;

export interface FlowViewProps<Step extends string, Actor extends AnyActorRef> {
  /** The running flow. */
  actor: Actor;
  /** The result of `defineSteps`. */
  steps: StepList<Step, ActorSnapshot<Actor>>;
  /** The default view of each step. */
  views: { readonly [Name in Step]: () => ReactNode };
  /** Views of the app that replace the defaults. @default none */
  replacements?: FlowSteps<Step, Actor>;
}

/** Renders the current step: the app's replacement if there is one, else the flow's own view. */
export function FlowView<Step extends string, Actor extends AnyActorRef>({
  actor,
  steps,
  views,
  replacements,
}: FlowViewProps<Step, Actor>) {
  if (process.env.NODE_ENV !== 'production') checkActorVersion(actor, XStateActor);
  const step = useSelector(actor, steps.current);
  const Replacement: ComponentType<{ actor: Actor }> | undefined = replacements?.[step];
  return (
    <FlowFrame step={steps.depth(step)} stepKey={step}>
      {Replacement ? <Replacement actor={actor} /> : views[step]()}
    </FlowFrame>
  );
}
