import type { FlowEmitted } from '@rad-wallet/ui/engine';
import { describe, expect, it } from 'vitest';
import { transition, type AnyMachineSnapshot } from 'xstate';
import type { Step } from '../graph';
import { listStates, listTransitions } from '../machine';
import {
  expandVariants,
  getCoveringPaths,
  getPathsByState,
  getShortestPaths,
  type Path,
} from '../paths';
import type { Plan } from '@rad-wallet/ui/plans';
import { startWalk } from '../walk';

const isFailure = ({ kind, name = '' }: Step) =>
  kind === 'error' || (kind === 'after' && name.endsWith('Timeout'));

function expectLeftOnce(emitted: readonly FlowEmitted[]): void {
  const left = emitted.findIndex(({ type }) => type === 'left');
  expect(left, 'emitted after left').toBeOneOf([-1, emitted.length - 1]);
}

/**
 * After a timeout or a failed lookup, it is unknown whether a payment failed (docs/rules.md PAY-8); what moves no money
 * is not reported as failed after a lost connection either.
 */
const isUncertain = ({ kind, name, state }: Step) =>
  state.hasTag('doubt') &&
  (kind === 'after' || name === 'findResult' || !getContext(state).attempt?.summary);

const isOver = ({ value }: AnyMachineSnapshot) => value === 'cancelled' || value === 'completed';

const withValues = ({ values }: FormContext, event: object) =>
  values && { ...values, ...('values' in event && (event.values as object)) };

interface FormContext {
  attempt?: {
    key: string;
    isRejected?: boolean;
    repeats?: object;
    awaitsConsent?: boolean;
    summary?: object;
  } | null;
  problem?: object | null;
  result?: unknown;
  values?: object;
}

const getContext = ({ context }: AnyMachineSnapshot) => context as FormContext;

/** A result or a timer must end the state that waits for it, and a success must end the attempt. */
function expectProgress(
  { kind, event }: Step,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
) {
  if (kind === 'event') return;
  expect(after.value, `${event.type} has no effect`).not.toEqual(before.value);
  const { attempt } = getContext(before);
  if (kind !== 'done' || !attempt || after.hasTag('busy')) return;
  expect(getContext(after).attempt?.key, 'the attempt continues').not.toBe(attempt.key);
}

/** Another try is in progress: it has not failed, and its outcome is unknown if the app is left now. */
function expectAnotherTry(before: AnyMachineSnapshot, after: AnyMachineSnapshot) {
  if (before.hasTag('doubt') || !after.hasTag('busy')) return;
  const { attempt, problem = null } = getContext(after);
  expect(problem).toBeNull();
  expect(attempt?.isRejected ?? false).toBe(false);
}

/**
 * The answers to the questions before a payment send it when there are no more, or drop it so that the next try asks
 * again.
 */
function expectAnswered({ event }: Step, before: AnyMachineSnapshot, after: AnyMachineSnapshot) {
  if (!before.hasTag('question') || !/^(repeat\.|consent\.|back$)/.test(event.type)) return;
  const attempt = getContext(before).attempt;
  const { repeats, awaitsConsent } = { ...attempt };
  const isLast =
    event.type === 'consent.given'
      ? repeats === undefined
      : event.type === 'repeat.confirmed' && !awaitsConsent;
  const isDeclined = event.type === 'repeat.declined' || event.type === 'back';
  expect(after.hasTag('question')).toBe(!isLast && !isDeclined);
  expect(after.hasTag('busy')).toBe(isLast);
  const left = getContext(after).attempt;
  if (isDeclined) expect(left?.awaitsConsent).toBeUndefined();
  else expect(left?.key).toBe(attempt?.key);
  if (event.type !== 'consent.given') expect(left?.repeats).toBeUndefined();
  if (isLast) expect(left).toMatchObject({ isRejected: false });
}

/** Each failed request must emit one error toast, unless the state shows the failure. After `left`, nothing may be emitted until a `reset`. */
async function walkStrictly({ plan, steps }: Path): Promise<FlowEmitted[]> {
  const walk = startWalk(plan);
  const emitted = () => [...walk.emitted] as FlowEmitted[];
  const getSnapshot = () => walk.actor.getSnapshot() as AnyMachineSnapshot;
  const initial = getSnapshot();
  let resetAt = 0;
  for (const step of steps) {
    const before = walk.emitted.length;
    const snapshot = getSnapshot();
    if (step.events.some(({ type }) => type === 'reset')) {
      expectLeftOnce(emitted().slice(resetAt));
      resetAt = before;
    }
    await walk.take(step);
    expectProgress(step, snapshot, getSnapshot());
    expectAnswered(step, snapshot, getSnapshot());
    if (step.event.type === 'submitted') expectAnotherTry(snapshot, getSnapshot());
    if (step.event.type === 'reset') {
      expect(getSnapshot().value).toEqual(initial.value);
      expect(getContext(getSnapshot()).values).toEqual(withValues(getContext(initial), step.event));
    }
    if (!isFailure(step) || getSnapshot().hasTag('failure')) continue;
    const notice: unknown = expect.objectContaining(
      isUncertain(step)
        ? { tone: 'neutral', id: expect.stringMatching(/^noAnswerYet$|Unknown$/) }
        : { tone: 'danger' },
    );
    expect(emitted().slice(before), step.event.type).toEqual([notice]);
  }
  walk.end();
  expectLeftOnce(emitted().slice(resetAt));
  return emitted();
}

const UNREACHED =
  'Not reached. Add events to the plan, or to `distinguish` the context by which guards tell apart two visits of a state.';

/** Defines the tests that every plan must pass. */
export function describePlan(title: string, plan: Plan): void {
  describe(title, () => {
    let paths: ReturnType<typeof getPathsByState> | undefined;
    const getPaths = () => (paths ??= getPathsByState(plan));
    const listReached = () => [...getPaths().values()].map(({ state }) => state);

    it('reaches every state', () => {
      const reached = [...getPaths().keys()].toSorted();
      expect(reached, UNREACHED).toEqual(listStates(plan.machine).toSorted());
    });

    it('takes every transition', () => {
      const wanted = new Set(listTransitions(plan.machine));
      getCoveringPaths(plan, wanted);
      expect([...wanted], UNREACHED).toEqual([]);
    });

    it('can be left in every state that waits for the user', () => {
      // The lock and the sheet of zakat are left by the page.
      if (!listStates(plan.machine).includes('cancelled')) return;
      const exits = plan.events.filter(({ type }) => /^(back|finished|.+\.closed)$/.test(type));
      const stuck = listReached().filter(
        (state) =>
          !state.hasTag('busy') && !isOver(state) && !exits.some((event) => state.can(event)),
      );
      expect(stuck.map(({ value }) => value)).toEqual([]);
      const paused = listReached().filter(({ value }) => value === 'paused');
      expect(paused.filter((state) => !state.can({ type: 'redirect.resumed' }))).toEqual([]);
    });

    it('can be reset wherever it was left', () => {
      const resets = plan.events.filter(({ type }) => type === 'reset');
      const stuck = listReached().filter(
        (state) => isOver(state) && !resets.every((event) => state.can(event)),
      );
      expect(stuck.map(({ value }) => value)).toEqual([]);
    });

    it('sends no request that is incomplete', () => {
      const walk = startWalk(plan);
      const { context } = walk.actor.getSnapshot() as AnyMachineSnapshot;
      walk.end();
      if (!('attempt' in context)) return;
      const submissions = plan.events.filter(({ type }) => type === 'submitted');
      const idle = listReached().filter((state) => !state.hasTag('doubt') && !state.hasTag('busy'));
      for (const { value } of idle) {
        // An app can restore any state.
        const empty = plan.machine.resolveState({ value, context });
        for (const event of submissions) {
          const [next] = transition(plan.machine, empty, event);
          if (next.hasTag('busy')) expect(getContext(next).attempt).not.toBeNull();
        }
      }
    });

    it('is empty after a reset', async () => {
      const reset = plan.events.find(({ type }) => type === 'reset');
      const back = plan.events.find(({ type }) => type === 'back');
      const changes = [...plan.events, ...(plan.sequences ?? []).flat()].filter(
        ({ type }) => type === 'changed',
      );
      if (!reset || !back) return;
      for (const { steps } of [{ steps: [] }, getPaths().get('completed') ?? { steps: [] }]) {
        for (const leaving of [[], [back]]) {
          const walk = startWalk(plan);
          const read = () => getContext(walk.actor.getSnapshot() as AnyMachineSnapshot);
          const initial = read();
          const empty = withValues(initial, reset);
          for (const step of steps) await walk.take(step);
          for (const event of [...changes, ...leaving]) walk.actor.send(event);
          walk.actor.send(reset);
          const { values, problem, result } = read();
          expect(values).toEqual(empty);
          expect(problem).toEqual(initial.problem);
          expect(result).toEqual(initial.result);
          walk.end();
        }
      }
    });

    it('has a gesture for every event', () => {
      const steps = expandVariants(plan).flatMap(({ events, sequences = [] }) => [
        ...events.map(({ type }) => type),
        ...sequences.map((sequence) => sequence.map(({ type }) => type).join('+')),
      ]);
      expect(steps.filter((name) => !plan.gestures?.[name])).toEqual([]);
    });

    const emitted: FlowEmitted[] = [];
    it.each([
      ['shortest', getShortestPaths],
      ['covering', getCoveringPaths],
    ])('walks the %s paths', { timeout: 60_000 }, async (_kind, find) => {
      for (const path of find(plan)) emitted.push(...(await walkStrictly(path)));
    });

    it('emits exactly its toasts and outcomes', () => {
      const toasts = emitted.flatMap((event) => (event.type === 'toast' ? [event.id] : []));
      const outcomes = emitted.flatMap((event) => (event.type === 'left' ? [event.outcome] : []));
      expect([...new Set(toasts)].toSorted()).toEqual([...(plan.toasts ?? [])].toSorted());
      expect([...new Set(outcomes)].toSorted()).toEqual([...(plan.outcomes ?? [])].toSorted());
    });
  });
}
