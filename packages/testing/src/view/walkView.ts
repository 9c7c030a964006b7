import type { Problem } from '@rad-wallet/ui/Toast';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Plan } from '@rad-wallet/ui/plans';
import type { Step } from '../graph';
import { getCoveringPaths, type Path } from '../paths';
import { createUser, waitUntilResolved, type UserOptions } from '../user/createUser';
import { startWalk, type Walk } from '../walk';
import { createCoverage, getAtomicStates } from './createCoverage';
import { describeFocus, findFocusProblem, findToastProblem, readHeading } from './findProblems';

/** A view in `document.body` that `walkView` can walk through. */
export interface ViewUnderTest {
  /** Renders the machine of `walk` on a fresh page. The plan is the walked variant. */
  begin: (walk: Walk, plan: Plan) => void;
  /** Called after each path. @default nothing */
  end?: () => void;
  /** Sends an event as a page does, for example in an effect. @default directly */
  sendFromPage?: (event: EventObject) => void;
  /** Returns the title that the view shows for a toast. @default toasts are not checked */
  getToastTitle?: (problem: Problem) => string;
}

export interface WalkViewOptions extends Pick<UserOptions, 'userEvent'> {
  /** Groups steps in a report, such as Storybook's interactions panel. @default no groups */
  step?: (label: string, play: () => Promise<void>) => Promise<void> | void;
  /** How long the view may take to respond to a step, ms. @default 5000 */
  timeout?: number;
  /** Called once in each state, for example to run axe. @default nothing */
  checkState?: () => Promise<void>;
}

/** Amount fields group the digits of a plan's amounts: `1,250.125` for `1250.125`. */
const removeGrouping = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/(?<=\d),(?=\d{3})/g, '') : value;

const gestureName = ({ events }: Step) => events.map(({ type }) => type).join('+');

function describeStep(step: Step): string {
  const cause = {
    event: gestureName(step),
    done: `${step.name} resolves`,
    error: `${step.name} fails`,
    after: `${step.name} elapses`,
  };
  return `${cause[step.kind]} → ${getAtomicStates(step.state.value).join(', ')}`;
}

/**
 * Takes every transition of a machine in its view with the gestures of its plan. After each step, the machine must be in
 * the planned state, its toast visible, and focus on a new heading or on a reachable element. Rejects at the first
 * failure, or if a transition was never taken.
 */
export async function walkView(
  plan: Plan,
  view: ViewUnderTest,
  {
    step: group = (_label, play) => play(),
    userEvent,
    timeout = 5000,
    checkState = async () => {},
  }: WalkViewOptions,
): Promise<void> {
  const { machine } = plan;
  const record = createCoverage(machine);
  const checkedStates = new Set<string>();
  const retryUntilPassed = (findProblem: () => string | null) =>
    waitUntilResolved(findProblem, timeout);

  let isByPage = false;
  let current: Walk | undefined;
  const user = createUser({
    userEvent,
    timeout,
    sendFromPage: (event) => {
      isByPage = true;
      if (view.sendFromPage) view.sendFromPage(event);
      else current?.actor.send(event);
    },
  });

  async function walkPath({ plan: variant, steps, initialTransitions }: Path): Promise<void> {
    const walk = startWalk(variant);
    current = walk;
    const { actor, emitted } = walk;
    const getSnapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
    const getKey = ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, variant.distinguish?.(context)], removeGrouping);
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
      // A page that resets its view moves focus itself, so the user's earlier actions no longer matter.
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
      const { getToastTitle } = view;
      if (getToastTitle) {
        await retryUntilPassed(() => findToastProblem(emitted.slice(emittedBefore), getToastTitle));
      }
      await retryUntilPassed(() => findFocusProblem(isReset ? '' : headingBefore, hasUserActed));
      record.addState(step.state.value);
      const value = JSON.stringify(step.state.value);
      if (!checkedStates.has(value)) {
        checkedStates.add(value);
        await checkState();
      }
    }

    try {
      view.begin(walk, variant);
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
      view.end?.();
      walk.end();
    }
  }

  const paths = getCoveringPaths(plan);
  for (const [index, path] of paths.entries()) {
    await group(`Walk ${index + 1} of ${paths.length}`, () => walkPath(path));
  }
  const missing = record.findMissing();
  if (missing.length > 0) throw new Error(`${machine.id}: no walk covers ${missing.join(', ')}`);
}
