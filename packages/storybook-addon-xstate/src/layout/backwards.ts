import { ROOT } from '../model/chart';

// Which lines lead back to where one has been. Whoever lays a graph out in layers has to turn some lines of
// each circle round; which ones decides whether a chart reads from its beginning to its end. So we choose:
// walking from where each state begins, in the order of the machine, a line that leads back to the way
// walked so far is the one that is drawn upwards.

interface Way {
  from: string;
  to: string;
}

/** The names from the outermost state to this one, each with all before it: '', a, a.b, a.b.c. */
function pathTo(id: string): string[] {
  if (id === ROOT) return [ROOT];
  const names = id.split('.');
  return [ROOT, ...names.map((_, index) => names.slice(0, index + 1).join('.'))];
}

/** The two sides of a line at the level where they part: siblings, the one leading to the other. */
export function partedAt({ from, to }: Way): { level: string; from: string; to: string } | null {
  const here = pathTo(from);
  const there = pathTo(to);
  const index = here.findIndex((id, depth) => there[depth] !== id);
  const [level, one, other] = [here[index - 1], here[index], there[index]];
  return level === undefined || one === undefined || other === undefined
    ? null
    : { level, from: one, to: other };
}

/** Tells of ways between states whether they lead back. `starts` has where each state begins. */
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
