import { addons } from 'storybook/preview-api';
import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate';
import { CHART_CHANGED, CHART_WANTED } from './channel';
import { chartOf } from './chart';

/** What a story of a flow declares: the machine and the state that it shows. */
export interface StatechartParameter {
  /** The machine's id. */
  machine: string;
  /** The state that stands when the story, play function included, is done. */
  state: StateValue;
}

let live: AnyActorRef | null = null;

/** Keeps the panel told of an actor; answers how to stop. */
function publish(actor: AnyActorRef): () => void {
  const channel = addons.getChannel();
  const tell = () => channel.emit(CHART_CHANGED, chartOf(actor.getSnapshot()));
  const subscription = actor.subscribe(tell);
  channel.on(CHART_WANTED, tell);
  tell();
  return () => {
    subscription.unsubscribe();
    channel.off(CHART_WANTED, tell);
    channel.emit(CHART_CHANGED, null);
  };
}

/** A flow story hands over its actor while it is shown; answers how to take it back. */
export function showActor(actor: AnyActorRef): () => void {
  live = actor;
  const stopPublishing = publish(actor);
  return () => {
    if (live === actor) live = null;
    stopPublishing();
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
