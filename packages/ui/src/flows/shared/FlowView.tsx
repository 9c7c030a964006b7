import type { ComponentType, ReactNode } from 'react';
import { Actor as XStateActor } from 'xstate';
import { FlowFrame } from '../../components/FlowFrame';
import { expectOwnActor } from '../../development/peers';

/** Steps of a flow that an app draws itself, by name. Each gets the running actor. */
export type FlowSteps<Step extends string, Actor> = {
  readonly [Name in Step]?: ComponentType<{ actor: Actor }>;
};

export interface FlowViewProps<Step extends string, Actor> {
  /** The running flow: handed to the steps that the app draws. */
  actor: Actor;
  /** The step shown. */
  step: Step;
  /** How deep the step lies, from 1: decides which way it slides in. */
  depth: number;
  /** The flow's own view of each step. */
  views: { readonly [Name in Step]: () => ReactNode };
  /** The steps that the app draws itself. @default none */
  steps?: FlowSteps<Step, Actor>;
}

/** Shows the present step of a flow: the app's own view of it, else the flow's. */
export function FlowView<Step extends string, Actor>({
  actor,
  step,
  depth,
  views,
  steps,
}: FlowViewProps<Step, Actor>) {
  if (process.env.NODE_ENV !== 'production') expectOwnActor(actor, XStateActor);
  const Replacement: ComponentType<{ actor: Actor }> | undefined = steps?.[step];
  return (
    <FlowFrame step={depth} stepKey={step}>
      {Replacement ? <Replacement actor={actor} /> : views[step]()}
    </FlowFrame>
  );
}
