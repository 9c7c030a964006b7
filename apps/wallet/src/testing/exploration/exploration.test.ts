// Machines, network and ledger together: no payment is lost, doubled, sent to another payee, or shown wrongly.
// EXPLORATION_DEPTH explores further than `npm test`, EXPLORATION_RUNS takes more random walks.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { explore, formatFinding, wander, type Finding } from './explore';
import { FAULTS, type Fault } from './faults';
import { flows, type Flow } from './flows';
import type { Situation, Tab } from './world';

// Flows log failed requests to the console.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

const DEPTH = Number(process.env.EXPLORATION_DEPTH ?? 4);
const RUNS = Number(process.env.EXPLORATION_RUNS ?? 8);
const TIMEOUT = 120_000 + 60_000 * Math.max(0, DEPTH - 4) ** 2 + RUNS * 1000;

/** How many random steps a walk takes. */
const STEPS = 20;

const ONE_TAB: readonly Tab[] = ['tab 1'];
const ALL_TABS: Readonly<Record<string, readonly Tab[]>> = {
  'one tab': ONE_TAB,
  'two tabs': ['tab 1', 'tab 2'],
  'two devices': ['tab 1', 'device 2'],
};

/** All flows send in the same way, so that these two are explored further. */
const FURTHER: readonly Flow[] = [flows.sendMoney, flows.conversion];

const expectNone = (finding: Finding | null) =>
  expect(finding && formatFinding(finding)).toBeNull();

describe.each(Object.entries(flows))('%s', (_name, flow) => {
  const depth = FURTHER.includes(flow) ? DEPTH : DEPTH - 1;

  it('keeps its promises whatever happens to its requests', { timeout: TIMEOUT }, async () => {
    const { finding, situations } = await explore({ flow, tabs: ONE_TAB }, depth);
    expectNone(finding);
    expect(situations).toBeGreaterThan(20);
  });

  it('does not confuse two payees', { timeout: TIMEOUT }, async () => {
    expectNone((await explore({ flow, tabs: ONE_TAB, events: /wait|back/ }, 6)).finding);
  });

  const isFurther = FURTHER.includes(flow) || process.env.EXPLORATION_RUNS !== undefined;
  it.each(Object.entries(ALL_TABS).filter(([name]) => isFurther || name === 'two tabs'))(
    'keeps them on random walks in %s',
    { timeout: TIMEOUT },
    async (_tabs, tabs) => {
      const choices = fc.array(fc.nat(), { minLength: STEPS, maxLength: STEPS });
      await fc.assert(
        fc.asyncProperty(choices, async (numbers) => {
          expectNone(await wander({ flow, tabs }, numbers));
        }),
        { numRuns: RUNS, ...(process.env.EXPLORATION_RUNS === undefined && { seed: 1 }) },
      );
    },
  );
});

describe.each(['two tabs', 'two devices'])('%s', (name) => {
  it.each([
    ['sendMoney', flows.sendMoney],
    ['conversion', flows.conversion],
  ])('keep the promises of %s', { timeout: TIMEOUT }, async (_flow, flow) => {
    const { finding } = await explore({ flow, tabs: ALL_TABS[name] ?? [] }, DEPTH - 1);
    expectNone(finding);
  });
});

/** Where each fault shows, and in how many steps at least. */
const CAUGHT: Record<Fault, Situation & { steps: number }> = {
  'a new key on each try': {
    flow: flows.sendMoney,
    tabs: ONE_TAB,
    steps: 5,
    events: /wait|submitted/,
  },
  'a new key after a server error': {
    flow: flows.sendMoney,
    tabs: ONE_TAB,
    steps: 5,
    events: /503|submitted/,
  },
  'success before the answer': { flow: flows.sendMoney, tabs: ONE_TAB, steps: 1 },
  'no hold': {
    flow: flows.conversion,
    tabs: ALL_TABS['two devices'] ?? [],
    steps: 6,
    events: /^$/,
  },
  'the same subject for two payees': {
    flow: flows.sendMoney,
    tabs: ONE_TAB,
    steps: 6,
    events: /wait|back/,
  },
  'intents dropped on reload': { flow: flows.sendMoney, tabs: ONE_TAB, steps: 3 },
  'a lost connection read as a refusal': { flow: flows.sendMoney, tabs: ONE_TAB, steps: 2 },
};

describe('a planted fault', () => {
  it.each(FAULTS)('is found by a shortest trace: %s', { timeout: TIMEOUT }, async (fault) => {
    const { steps, ...situation } = CAUGHT[fault];
    expectNone((await explore(situation, steps)).finding);
    const { finding } = await explore({ ...situation, fault }, steps);
    expect(finding?.trace).toHaveLength(steps);
  });
});
