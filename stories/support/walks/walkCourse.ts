import type { CoveringStep } from '@rad-wallet/testing';
import type { AnyMachineSnapshot } from 'xstate';
import type { StoryContext } from '../types';
import { expectAccessible } from './accessibility';
import { focusProblem, heading, toastProblem, whereFocusIs } from './checks';
import { machineOf, type AnyCourse } from './course';
import { handsOf } from './hands';
import { labelOf } from './labels';
import { gestureOf, planWalks, type PlannedWalk } from './planned';
import { recordOf, type Means, type WalkRecord } from './record';
import type { Stage } from './Stage';
import { until } from './until';

/** How walks are gone. */
export interface WalkOptions extends Pick<StoryContext, 'userEvent'> {
  /** Groups what is done, to be watched one by one. */
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
  /** How long the view may take to follow, ms. @default 5000 */
  patience?: number;
  /** Told what has been passed so far, before the first step and after each. @default nobody */
  onPassed?: (record: WalkRecord) => void;
}

/**
 * Walks all ways of a machine through its view. After each step it holds the machine to the model, focus to
 * where it has to be, toasts to having come; and each state to axe, once. Throws at the first that is
 * wrong, and when a transition is left that no step has passed.
 */
export async function walkCourse(
  course: AnyCourse,
  stage: Stage,
  { step: tell, userEvent, patience = 5000, onPassed = () => {} }: WalkOptions,
): Promise<WalkRecord> {
  const machine = machineOf(course);
  const { walks, counted, idOf } = planWalks(course);
  const record = recordOf(machine, counted);
  const seen = new Set<string>();
  onPassed(record.read());

  async function walk({ plan, steps, begins }: PlannedWalk): Promise<void> {
    const { walk: world, passages, end } = stage.begin(plan);
    const { actor, emitted } = world;
    const snapshotNow = () => actor.getSnapshot() as AnyMachineSnapshot;
    const keyOf = ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, plan.distinguish?.(context as never)]);
    const note = (means: Means) => {
      const taken = passages.take();
      record.pass(taken, means);
      return taken;
    };

    let isByPage = false;
    const tellPage = (name: string, value: unknown) => {
      isByPage = true;
      stage.tell(name, value);
    };
    const hands = handsOf({ userEvent }, tellPage, patience);

    async function act(step: CoveringStep): Promise<Means> {
      const { kind, name = '', event, events } = step;
      if (kind === 'event') {
        const gesture = course.gestures[gestureOf(step)];
        if (!gesture) throw new Error('Nobody knows what a person does for it.');
        isByPage = false;
        await gesture(hands, event, snapshotNow(), events);
        return isByPage ? 'page' : 'person';
      }
      if (kind === 'after') await world.pass(name);
      else await (kind === 'done' ? world.answer(name) : world.refuse(name));
      return kind === 'after' ? 'time' : 'answer';
    }

    let isPersonHere = false;

    async function take(step: CoveringStep): Promise<void> {
      const own = passages.take();
      if (own.length > 0) throw new Error(`It has moved by itself before: ${own.join(', ')}`);
      const [before, told] = [heading(), emitted.length];
      const means = await act(step);
      // A page that begins anew says itself where focus goes.
      const isAnew = means === 'page' && step.event.type === 'reset';
      isPersonHere = (isPersonHere || means === 'person') && !isAnew;
      const expected = new Set(step.passes.map(idOf));
      await until(() => {
        for (const id of note(means)) expected.delete(id);
        if (keyOf(snapshotNow()) !== keyOf(step.state)) {
          return `It stands in ${keyOf(snapshotNow())}, not in ${keyOf(step.state)}.`;
        }
        return expected.size > 0 ? `It has not passed ${[...expected].join(', ')}.` : null;
      }, patience);
      await until(() => toastProblem(emitted.slice(told), stage.titleOf), patience);
      await until(() => focusProblem(isAnew ? '' : before, isPersonHere), patience);
      record.stand(step.state.value);
      const value = JSON.stringify(step.state.value);
      if (!seen.has(value)) {
        seen.add(value);
        await expectAccessible();
      }
      onPassed(record.read());
    }

    try {
      const begun = new Set(note('beginning'));
      const absent = begins.map(idOf).filter((id) => !begun.has(id));
      if (absent.length > 0) throw new Error(`It begins without ${absent.join(', ')}`);
      record.stand(snapshotNow().value);
      await until(() => (heading() === '' ? 'Nothing is shown.' : null), patience);
      for (const [index, step] of steps.entries()) {
        const label = labelOf(step);
        await tell(label, async () => {
          try {
            await take(step);
          } catch (error) {
            const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
            const where = `${machine.id}, step ${index + 1}, ${label}`;
            throw new Error(`${where}: ${why} Focus is ${whereFocusIs()}.`, { cause: error });
          }
        });
      }
    } finally {
      end();
    }
  }

  for (const [index, planned] of walks.entries()) {
    await tell(`Walk ${index + 1} of ${walks.length}`, () => walk(planned));
  }
  const missing = record.missing();
  if (missing.length > 0) throw new Error(`${machine.id}: no walk passes ${missing.join(', ')}`);
  onPassed(record.read());
  return record.read();
}
