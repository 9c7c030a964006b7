import { getCoveringPaths, type Path, type Step } from '@rad-wallet/testing';
import { getLeafStates } from 'storybook-addon-statecharts/model';
import type { AnyMachineSnapshot } from 'xstate';
import { createStoryUser, waitUntilResolved } from '../storyUser';
import type { StoryContext } from '../types';
import {
  describeFocus,
  expectAccessible,
  findFocusProblem,
  findToastProblem,
  readHeading,
} from './checks';
import type { ModelTest } from './modelTest';
import { createRecord } from './record';
import type { Stage } from './Stage';

export interface WalkOptions extends Pick<StoryContext, 'userEvent'> {
  /** Groups steps in the interactions panel. */
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
  /** How long the view may take to respond to a step, in ms. @default 5000 */
  timeout?: number;
}

const gestureName = ({ events }: Step) => events.map(({ type }) => type).join('+');

function describeStep(step: Step): string {
  const cause = {
    event: gestureName(step),
    done: `${step.name} resolves`,
    error: `${step.name} fails`,
    after: `${step.name} elapses`,
  };
  return `${cause[step.kind]} → ${getLeafStates(step.state.value).join(', ')}`;
}

/**
 * Takes every transition, checks focus and toasts after each, and runs axe once per state.
 * Throws at the first failure, or if a transition was never taken.
 */
export async function walkModel(
  { plan }: ModelTest,
  stage: Stage,
  { step: group, userEvent, timeout = 5000 }: WalkOptions,
): Promise<void> {
  const { machine } = plan;
  const record = createRecord(machine);
  const checkedStates = new Set<string>();
  const retryUntilPassed = (findProblem: () => string | null) =>
    waitUntilResolved(findProblem, timeout);

  let isByPage = false;
  const user = createStoryUser({
    userEvent,
    timeout,
    sendFromPage: (event) => {
      isByPage = true;
      stage.sendFromPage(event);
    },
  });

  async function walkPath({ plan: variant, steps, initialTransitions }: Path): Promise<void> {
    const { walk, end } = stage.begin(variant);
    const { actor, emitted } = walk;
    const getSnapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
    const getKey = ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, variant.distinguish?.(context)]);
    const recordTransitions = () => {
      const taken = walk.flushTransitions();
      record.addTransitions(taken);
      return taken;
    };

    async function perform(step: Step): Promise<'user' | 'page' | 'machine'> {
      const { kind, name = '', event, events } = step;
      if (kind === 'event') {
        const gesture = plan.gestures?.[gestureName(step)];
        if (!gesture) throw new Error('The plan has no gesture for it.');
        isByPage = false;
        await gesture(user, event, getSnapshot(), events);
        return isByPage ? 'page' : 'user';
      }
      if (kind === 'after') await walk.pass(name);
      else if (kind === 'done')
        await walk.answer(name, 'output' in event ? event.output : undefined);
      else await walk.refuse(name, 'error' in event ? event.error : undefined);
      return 'machine';
    }

    let hasUserActed = false;

    async function take(step: Step): Promise<void> {
      const unexpected = walk.flushTransitions();
      if (unexpected.length > 0) {
        throw new Error(`Unexpected transitions: ${unexpected.join(', ')}`);
      }
      const [headingBefore, emittedBefore] = [readHeading(), emitted.length];
      const cause = await perform(step);
      // A page that resets its view moves focus itself, so earlier user actions no longer matter.
      const isReset = cause === 'page' && step.event.type === 'reset';
      hasUserActed = (hasUserActed || cause === 'user') && !isReset;
      const expected = new Set(step.transitions);
      await retryUntilPassed(() => {
        for (const id of recordTransitions()) expected.delete(id);
        if (getKey(getSnapshot()) !== getKey(step.state)) {
          return `It is in ${getKey(getSnapshot())}, not in ${getKey(step.state)}.`;
        }
        return expected.size > 0 ? `It has not taken ${[...expected].join(', ')}.` : null;
      });
      await retryUntilPassed(() => findToastProblem(emitted.slice(emittedBefore), stage.titleOf));
      await retryUntilPassed(() => findFocusProblem(isReset ? '' : headingBefore, hasUserActed));
      record.addState(step.state.value);
      const value = JSON.stringify(step.state.value);
      if (!checkedStates.has(value)) {
        checkedStates.add(value);
        await expectAccessible();
      }
    }

    try {
      const taken = new Set(recordTransitions());
      const missing = initialTransitions.filter((id) => !taken.has(id));
      if (missing.length > 0) throw new Error(`It starts without ${missing.join(', ')}`);
      record.addState(getSnapshot().value);
      await retryUntilPassed(() => (readHeading() === '' ? 'The view is empty.' : null));
      for (const [index, step] of steps.entries()) {
        const label = describeStep(step);
        await group(label, async () => {
          try {
            await take(step);
          } catch (error) {
            const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
            const where = `${machine.id}, step ${index + 1}, ${label}`;
            throw new Error(`${where}: ${reason} Focus is ${describeFocus()}.`, { cause: error });
          }
        });
      }
    } finally {
      end();
    }
  }

  const paths = getCoveringPaths(plan);
  for (const [index, path] of paths.entries()) {
    await group(`Walk ${index + 1} of ${paths.length}`, () => walkPath(path));
  }
  const missing = record.findMissing();
  if (missing.length > 0) throw new Error(`${machine.id}: no walk covers ${missing.join(', ')}`);
}
