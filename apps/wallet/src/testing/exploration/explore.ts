import { createWorld, type Action, type Situation, type World } from './world';

export interface Finding {
  problem: string;
  trace: readonly Action[];
}

export interface Exploration {
  finding: Finding | null;
  /** How many different situations were reached. */
  situations: number;
}

async function replay(situation: Situation, trace: readonly Action[]): Promise<World> {
  const world = createWorld(situation);
  for (const action of trace) await world.act(action);
  return world;
}

/**
 * Tries every order of events up to a depth, breadth-first, so that it finds a shortest trace. In each situation in which
 * something is in doubt, it also lets everything arrive. Promises cannot be copied, so each situation is reached by
 * replaying its trace.
 */
export async function explore(situation: Situation, depth: number): Promise<Exploration> {
  const start = createWorld(situation);
  const seen = new Set([start.describe()]);
  start.end();
  let traces: (readonly Action[])[] = [[]];
  let later = null as Finding | null;
  for (let level = 0; level < depth; level += 1) {
    const next: (readonly Action[])[] = [];
    for (const trace of traces) {
      const probe = await replay(situation, trace);
      const actions = probe.listActions();
      probe.end();
      for (const action of actions) {
        const world = await replay(situation, [...trace, action]);
        const reached = [...world.trace];
        const found = world.findProblem();
        const key = world.describe();
        const isNew = !seen.has(key);
        const unresolved =
          isNew && found === null && world.isInDoubt() ? await world.resolve() : null;
        world.end();
        if (found !== null) {
          return { finding: { problem: found, trace: reached }, situations: seen.size };
        }
        if (unresolved !== null && (later === null || world.trace.length < later.trace.length)) {
          later = { problem: unresolved, trace: world.trace };
        }
        if (!isNew) continue;
        seen.add(key);
        next.push(reached);
      }
    }
    traces = next;
    if (later && later.trace.length <= level + 2) break;
  }
  return { finding: later, situations: seen.size };
}

/** Takes the actions that the numbers choose among the possible ones. */
export async function wander(
  situation: Situation,
  choices: readonly number[],
): Promise<Finding | null> {
  const world = createWorld(situation);
  let problem: string | null = null;
  for (const choice of choices) {
    const actions = world.listActions();
    const action = actions[choice % actions.length];
    if (action === undefined) break;
    await world.act(action);
    problem = world.findProblem();
    if (problem !== null) break;
  }
  problem ??= await world.resolve();
  world.end();
  return problem === null ? null : { problem, trace: world.trace };
}

export const formatFinding = ({ problem, trace }: Finding): string =>
  [problem, ...trace.map((action, index) => `${index + 1}. ${action}`)].join('\n');
