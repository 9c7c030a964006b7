import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { StatechartNotes } from '../model/notes';
import { recordActor, type ActorRecord } from './recorder';

/** What the panel can send besides bare events: a machine's payloads and its actors' answers. */
export interface StatechartPlan {
  /** Events with their payloads, in the order in which they are offered. */
  events?: readonly EventObject[];
  /** What actors may answer, by the name that they are provided under. */
  answers?: Readonly<{
    [src: string]: { done?: readonly unknown[]; errors?: readonly unknown[] };
  }>;
}

export interface ShowActorOptions {
  /** What can be sent. @default each event bare; actors are done with nothing, or fail with an error */
  plan?: StatechartPlan | (() => Promise<StatechartPlan>);
  /**
   * Begins the story anew from a snapshot, and shows the actor that it begins. Without it the log of the
   * panel can be read, but not gone back in.
   */
  restart?: (snapshot: AnyMachineSnapshot) => void;
  /** The actor was begun from a snapshot: no timer of its first state runs. @default false */
  isStill?: boolean;
  /** What time it is, in milliseconds: for a story that has to look the same each time. @default Date.now */
  clock?: () => number;
}

/** An actor while a story shows it. */
export interface ShownActor extends Omit<ShowActorOptions, 'plan'> {
  /** What can be sent, as far as it is loaded. */
  plan?: StatechartPlan;
  /** Loads what can be sent; for somebody who looks. */
  loadPlan?: () => Promise<StatechartPlan>;
  /** What is known of the machine besides itself, once somebody has looked. */
  notes?: StatechartNotes;
  actor: AnyActorRef;
  machine: AnyStateMachine;
  read: () => ActorRecord;
  /** The line of the record at which it began. */
  begunAt: number;
}

let shown: ShownActor | null = null;
/** What the next actor goes on from: the last one's record, when the panel goes back in it. */
let handedOn: ActorRecord | null = null;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** The actor that is shown now. */
export const shownActor = (): ShownActor | null => shown;

/** Calls a function at each change of the actor that is shown; answers how to stop. */
export function onShownActor(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Shows an actor in the panel for as long as a story stands; answers how to take it back. What came to it
 * before is not known: show it as early as it is there.
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

/** Goes back to how things stood at a line of the log, or forward again. */
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
