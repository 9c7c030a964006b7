import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { recordActor, type ActorRecord } from './recorder';

/** The events and actor results that the panel offers. */
export interface StatechartPlan {
  /** Events with payloads. */
  events?: readonly EventObject[];
  /** Results of actors, by their name in `setup({ actors })`. */
  answers?: Readonly<{
    [src: string]: { done?: readonly unknown[]; errors?: readonly unknown[] };
  }>;
}

export interface ShowActorOptions {
  /** @default events without payload; actors return undefined or throw an error */
  plan?: StatechartPlan | (() => Promise<StatechartPlan>);
  /**
   * Restarts the story's actor from a snapshot and attaches the new actor. Without it the log is read-only.
   */
  restart?: (snapshot: AnyMachineSnapshot) => void;
  /** The actor started from a snapshot, so no timer of its first state runs. @default false */
  isStill?: boolean;
  /** Current time, ms. Replace it for a stable picture. @default Date.now */
  clock?: () => number;
}

/** The attached actor. */
export interface ShownActor extends Omit<ShowActorOptions, 'plan'> {
  /** Undefined until it is loaded. */
  plan?: StatechartPlan;
  /** Called when the panel opens. */
  loadPlan?: () => Promise<StatechartPlan>;
  actor: AnyActorRef;
  machine: AnyStateMachine;
  read: () => ActorRecord;
  /** The index of the recorded event at which it started. */
  begunAt: number;
}

let shown: ShownActor | null = null;
/** The record that the next actor continues, after the user restored an earlier event. */
let handedOn: ActorRecord | null = null;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export const shownActor = (): ShownActor | null => shown;

/** Calls the listener when the attached actor or its record changes. Returns an unsubscribe function. */
export function onShownActor(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Attaches an actor to the panel. Returns a function that detaches it. Earlier events are not recorded, so attach
 * it right after it starts.
 */
export function showActor(actor: AnyActorRef, options: ShowActorOptions = {}): () => void {
  const { machine } = actor.getSnapshot() as AnyMachineSnapshot;
  const isStill = options.isStill ?? false;
  const recorder = recordActor(actor, handedOn, tell, options.clock ?? Date.now);
  const { plan, ...rest } = options;
  const own: ShownActor = {
    ...rest,
    ...(typeof plan === 'function' ? { loadPlan: plan } : { plan }),
    begunAt: handedOn?.line ?? 0,
    isStill: isStill || handedOn !== null,
    actor,
    machine,
    read: recorder.read,
  };
  handedOn = null;
  shown = own;
  tell();
  return () => {
    recorder.stop();
    if (shown !== own) return;
    shown = null;
    tell();
  };
}

/** Restarts the actor from the snapshot of a recorded event. */
export function goBackTo(line: number): void {
  const known = shown?.read();
  const happening = known?.happenings[line];
  if (!shown?.restart || !known || !happening) return;
  const { value, context, historyValue, status, output, error } = happening.snapshot;
  handedOn = { happenings: known.happenings, line };
  shown.restart(
    shown.machine.resolveState({
      value,
      context,
      historyValue,
      status,
      output,
      error,
    } as never) as AnyMachineSnapshot,
  );
}
