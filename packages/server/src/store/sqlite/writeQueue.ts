import { setImmediate } from 'node:timers/promises';
import type { Program } from '../program';

export type Job = () => Program<unknown>;

export type Outcome = { value: unknown } | { error: unknown };

const MAX_JOBS = 64;

/**
 * Commits waiting jobs together, because the disk sync of a commit costs far more than the statements of a posting.
 * Each job resolves after the commit.
 */
export function createWriteQueue(commit: (jobs: readonly Job[]) => Promise<Outcome[]>) {
  const waiting: { job: Job; settle: (outcome: Outcome) => void }[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Let requests that arrived meanwhile join this commit.
      await setImmediate();
      const batch = waiting.splice(0, MAX_JOBS);
      const outcomes = await commitAll(batch.map(({ job }) => job));
      for (const [index, { settle }] of batch.entries()) {
        settle(outcomes[index] ?? { error: new Error('The job was not run') });
      }
    }
    running = null;
  }

  /** If the common transaction fails, each job gets its own. */
  async function commitAll(jobs: readonly Job[]): Promise<Outcome[]> {
    try {
      return await commit(jobs);
    } catch (error) {
      if (jobs.length === 1) return [{ error }];
    }
    const outcomes: Outcome[] = [];
    for (const job of jobs) outcomes.push(...(await commitAll([job])));
    return outcomes;
  }

  return {
    add: <T>(job: () => Program<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        const settle = (outcome: Outcome) =>
          'error' in outcome ? reject(outcome.error) : resolve(outcome.value as T);
        waiting.push({ job, settle });
        running ??= run();
      }),
    whenIdle: async (): Promise<void> => {
      await running;
    },
  };
}
