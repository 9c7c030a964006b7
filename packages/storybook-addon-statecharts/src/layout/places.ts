import type { ELK } from 'elkjs/lib/elk-api';
import type { Chart } from '../model/chart';
import { placesFingerprint } from '../model/fingerprint';
import { layoutKey, loadBuiltLayouts } from './builtLayouts';
import type { Direction, Geometry } from './geometry';
import { layOut } from './layOut';

let elk: Promise<ELK> | undefined;

/** Loads ELK and its worker (0.5 MB) for the first chart that the build has no layout of. */
function loadElk(): Promise<ELK> {
  elk ??= import('elkjs/lib/elk-api.js').then(
    ({ default: Elk }) =>
      new Elk({
        workerFactory: () =>
          new Worker(new URL('./elkWorker.ts', import.meta.url), { type: 'module' }),
      }),
  );
  return elk;
}

const cache = new Map<string, Promise<Geometry>>();

/** Returns the layout from the cache or the build, or computes it in a worker. */
export function placesOf(chart: Chart, direction: Direction): Promise<Geometry> {
  const key = layoutKey(placesFingerprint(chart), direction);
  const cached = cache.get(key);
  if (cached) return cached;
  const layout = loadBuiltLayouts().then(
    async (built) => built[key] ?? layOut(await loadElk(), chart, direction),
  );
  cache.set(key, layout);
  return layout;
}
