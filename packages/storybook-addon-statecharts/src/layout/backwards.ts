import { ROOT } from '../model/chart';

// A layered layout reverses one edge of each cycle, and the choice decides whether a chart reads from start to
// end. A depth-first search from the initial states in the machine's order finds the back edges, which are the
// ones to reverse.

interface Way {
  from: string;
  to: string;
}

/** The ids of a state and its ancestors: '', a, a.b, a.b.c. */
function pathTo(id: string): string[] {
  if (id === ROOT) return [ROOT];
  const names = id.split('.');
  return [ROOT, ...names.map((_, index) => names.slice(0, index + 1).join('.'))];
}

/** The closest common ancestor, and its two children that contain the ends. */
export function partedAt({ from, to }: Way): { level: string; from: string; to: string } | null {
  const here = pathTo(from);
  const there = pathTo(to);
  const index = here.findIndex((id, depth) => there[depth] !== id);
  const [level, one, other] = [here[index - 1], here[index], there[index]];
  return level === undefined || one === undefined || other === undefined
    ? null
    : { level, from: one, to: other };
}

/** Finds the back edges. `starts` are the initial states by parent. */
export function backwardWays<W extends Way>(
  ways: readonly W[],
  order: readonly string[],
  starts: ReadonlyMap<string, readonly string[]>,
): Set<W> {
  const next = new Map<string, Set<string>>();
  for (const way of ways) {
    const parted = partedAt(way);
    if (parted) next.set(parted.from, (next.get(parted.from) ?? new Set()).add(parted.to));
  }
  const back = new Set<string>();
  const walked = new Map<string, 'open' | 'closed'>();
  const walk = (id: string) => {
    walked.set(id, 'open');
    for (const other of next.get(id) ?? []) {
      const known = walked.get(other);
      if (known === 'open') back.add(`${id}>${other}`);
      if (known === undefined) walk(other);
    }
    walked.set(id, 'closed');
  };
  for (const id of [...[...starts.values()].flat(), ...order]) {
    if (!walked.has(id)) walk(id);
  }
  return new Set(
    ways.filter((way) => {
      const parted = partedAt(way);
      return parted !== null && back.has(`${parted.from}>${parted.to}`);
    }),
  );
}
