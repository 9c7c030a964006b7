import { showActor as show, type ShowActorOptions } from 'storybook-addon-statecharts';
import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate';
import { planFor } from './plans';

/** What a story of a flow declares: the machine and the state that it shows. */
export interface StatechartParameter {
  /** The machine's id. */
  machine: string;
  /** The state that stands when the story, play function included, is done. */
  state: StateValue;
}

let live: AnyActorRef | null = null;

/** A flow story hands over its actor while it is shown; answers how to take it back. */
export function showActor(actor: AnyActorRef, options: Omit<ShowActorOptions, 'plan'>): () => void {
  live = actor;
  const { machine } = actor.getSnapshot() as AnyMachineSnapshot;
  const takeBack = show(actor, { ...options, plan: () => planFor(machine.id) });
  return () => {
    if (live === actor) live = null;
    takeBack();
  };
}

/** Holds a story to its word: throws when another state stands than the one declared. */
export function expectDeclaredState(declared: StatechartParameter | undefined): void {
  if (!declared) return;
  if (!live) throw new Error(`The story declares ${declared.machine} but shows no actor of it.`);
  const snapshot = live.getSnapshot() as AnyMachineSnapshot;
  if (snapshot.machine.id !== declared.machine || !snapshot.matches(declared.state)) {
    const shown = `${snapshot.machine.id}: ${JSON.stringify(snapshot.value)}`;
    const wanted = `${declared.machine}: ${JSON.stringify(declared.state)}`;
    throw new Error(`The story declares ${wanted}, but ${shown} stands.`);
  }
}
