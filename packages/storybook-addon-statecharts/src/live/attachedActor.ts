import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { recordActor, type ActorRecord } from './recordActor';

/** Events and actor results offered by the panel. */
export interface StatechartPlan {
  events?: readonly EventObject[];
  /** Results of actors, by their names in `setup({ actors })`. */
  answers?: Readonly<{
    [src: string]: { done?: readonly unknown[]; errors?: readonly unknown[] };
  }>;
}

export interface ShowActorOptions {
  /**
   * A function is called when the panel opens.
   * @default events without payload; actors return undefined or throw an error
   */
  plan?: StatechartPlan | (() => Promise<StatechartPlan>);
  /** Restarts the story's actor from a snapshot, and attaches the new actor. If omitted, the log is read-only. */
  restart?: (snapshot: AnyMachineSnapshot) => void;
  /** Returns the current time, in ms. Replace it for stable screenshots. @default Date.now */
  clock?: () => number;
}

export interface AttachedActor {
  actor: AnyActorRef;
  machine: AnyStateMachine;
  getRecord: () => ActorRecord;
  /** Null until loaded. */
  plan: StatechartPlan | null;
  loadPlan: () => void;
  restart?: (snapshot: AnyMachineSnapshot) => void;
}

let attached: AttachedActor | null = null;
/** The record continued by the next actor, after the user has restored an earlier event. */
let restoredRecord: ActorRecord | null = null;
const changes = new EventTarget();

const notify = () => changes.dispatchEvent(new Event('change'));

export const getAttachedActor = (): AttachedActor | null => attached;

/** Calls the listener when the attached actor, its record or its plan changes. Returns an unsubscribe function. */
export function onAttachedActorChange(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

export function attachActor(actor: AnyActorRef, options: ShowActorOptions = {}): () => void {
  const { plan = {}, restart, clock = Date.now } = options;
  const { machine } = actor.getSnapshot() as AnyMachineSnapshot;
  const recorder = recordActor(actor, restoredRecord, notify, clock);
  restoredRecord = null;
  let requestPlan = typeof plan === 'function' ? plan : null;
  const own: AttachedActor = {
    actor,
    machine,
    getRecord: recorder.getRecord,
    plan: typeof plan === 'function' ? null : plan,
    loadPlan() {
      void requestPlan?.().then((loaded) => {
        own.plan = loaded;
        notify();
      });
      requestPlan = null;
    },
    restart,
  };
  attached = own;
  notify();
  return () => {
    recorder.stop();
    if (attached !== own) return;
    attached = null;
    notify();
  };
}

export function restoreEvent(index: number): void {
  const record = attached?.getRecord();
  const restored = record?.events[index];
  if (!attached?.restart || !record || !restored) return;
  restoredRecord = { ...record, current: index };
  // A resolved snapshot has neither child actors nor timers.
  attached.restart(attached.machine.resolveState(restored.snapshot as never) as AnyMachineSnapshot);
}
