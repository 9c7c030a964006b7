import type { ELK, ELKConstructorArguments } from 'elkjs/lib/elk-api';
import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../model/chart';
import { computeLayout, getLayoutKey } from './computeLayout';
import type { Direction, Geometry } from './geometry';

/** Layouts from the build, keyed by `getLayoutKey`. */
export type BuiltLayouts = Readonly<Record<string, Geometry>>;

// The preset serves this folder together with the manager and the preview.
const getUrl = (file: string) => new URL(`statecharts/${file}`, document.baseURI);

const fetchLayouts = (): Promise<BuiltLayouts> =>
  fetch(getUrl('layouts.json'))
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({}));

/** ELK is loaded as a script, because Storybook's bundler for the manager does not support CommonJS modules. */
async function loadElk(): Promise<ELK> {
  const { href } = getUrl('elk-api.js');
  // oxlint-disable-next-line import/no-dynamic-require
  await import(/* @vite-ignore */ href);
  const { ELK: Elk } = globalThis as unknown as {
    ELK: new (options: ELKConstructorArguments) => ELK;
  };
  return new Elk({ workerUrl: getUrl('elk-worker.min.js').href });
}

let builtLayouts: Promise<BuiltLayouts> | undefined;
let elk: Promise<ELK> | undefined;
const cache = new Map<string, Promise<Geometry>>();

/** Loads a layout from the build, or computes it in a worker. */
async function loadLayout(key: string, chart: Chart, direction: Direction): Promise<Geometry> {
  builtLayouts ??= fetchLayouts();
  const built = (await builtLayouts)[key];
  if (built) return built;
  elk ??= loadElk();
  return computeLayout(await elk, chart, direction);
}

/** Returns a chart's layout; null while loading, and without a chart or direction. */
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
