import Elk, { type ELK } from 'elkjs/lib/elk-api.js';
import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../model/chart';
import { computeLayout, getLayoutKey } from './computeLayout';
import type { Direction, Geometry } from './geometry';

/** Layouts from the build, keyed by `getLayoutKey`. */
export type BuiltLayouts = Readonly<Record<string, Geometry>>;

// The preset serves this folder next to the manager and the preview.
const getUrl = (file: string) => new URL(`statecharts/${file}`, document.baseURI);

async function fetchLayouts(): Promise<BuiltLayouts> {
  try {
    const response = await fetch(getUrl('layouts.json'));
    return response.ok ? ((await response.json()) as BuiltLayouts) : {};
  } catch {
    return {};
  }
}

let builtLayouts: Promise<BuiltLayouts> | undefined;
let elk: ELK | undefined;
const cache = new Map<string, Promise<Geometry>>();

/** Reads a layout from the build, or computes it in a worker. */
async function loadLayout(key: string, chart: Chart, direction: Direction): Promise<Geometry> {
  builtLayouts ??= fetchLayouts();
  const built = (await builtLayouts)[key];
  if (built) return built;
  elk ??= new Elk({ workerUrl: getUrl('elk-worker.min.js').href });
  return computeLayout(elk, chart, direction);
}

/** Returns a chart's layout; null while it loads, and without a chart or direction. */
export function useLayout(chart: Chart | null, direction: Direction | null): Geometry | null {
  const [loaded, setLoaded] = useState<{ key: string; geometry: Geometry } | null>(null);
  const key = useMemo(
    () => (chart && direction ? getLayoutKey(chart, direction) : null),
    [chart, direction],
  );
  useEffect(() => {
    // Requested on mount, to load in parallel with the chart.
    builtLayouts ??= fetchLayouts();
    if (!chart || !direction || key === null) return undefined;
    let isCurrent = true;
    const layout = cache.get(key) ?? loadLayout(key, chart, direction);
    cache.set(key, layout);
    void layout.then((geometry) => isCurrent && setLoaded({ key, geometry }));
    return () => {
      isCurrent = false;
    };
  }, [chart, direction, key]);
  return loaded !== null && loaded.key === key ? loaded.geometry : null;
}
