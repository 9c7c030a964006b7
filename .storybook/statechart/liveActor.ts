import { showActor as show, type ShowActorOptions } from 'storybook-addon-statecharts';
import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate';
import { findPlan } from './plans';

export interface StatechartParameter {
  machine: string;
  state: StateValue;
}

let live: AnyActorRef | null = null;

/** Shows a flow story's actor to the panel and to the state check. Returns a function that removes it. */
export function showActor(actor: AnyActorRef, options: Omit<ShowActorOptions, 'plan'>): () => void {
  live = actor;
  const { machine } = actor.getSnapshot() as AnyMachineSnapshot;
  const hideActor = show(actor, { ...options, plan: () => findPlan(machine.id) });
  return () => {
    if (live === actor) live = null;
    hideActor();
  };
}

export function expectDeclaredState(declared: StatechartParameter | undefined): void {
  if (!declared) return;
  if (!live) throw new Error(`The story declares ${declared.machine} but shows no actor of it.`);
  const snapshot = live.getSnapshot() as AnyMachineSnapshot;
  if (snapshot.machine.id !== declared.machine || !snapshot.matches(declared.state)) {
    const shown = `${snapshot.machine.id}: ${JSON.stringify(snapshot.value)}`;
    const wanted = `${declared.machine}: ${JSON.stringify(declared.state)}`;
    throw new Error(`The story declares ${wanted}, but its actor is in ${shown}.`);
  }
}
