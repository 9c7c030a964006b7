import Elk from 'elkjs/lib/elk.bundled.js';
import { StateMachine } from 'xstate';
import { computeLayout, getLayoutKey } from '../layout/computeLayout';
import { directions, type Geometry } from '../layout/geometry';
import type { BuiltLayouts } from '../layout/useLayout';
import { createChart } from '../model/createChart';

export async function buildLayouts(modules: readonly object[]): Promise<BuiltLayouts> {
  const elk = new Elk();
  const layouts: [string, Geometry][] = [];
  for (const value of modules.flatMap((module): unknown[] => Object.values(module))) {
    if (!(value instanceof StateMachine)) continue;
    const chart = createChart(value);
    for (const direction of directions) {
      const layout = await computeLayout(elk, chart, direction);
      layouts.push([getLayoutKey(chart, direction), layout]);
    }
  }
  return Object.fromEntries(layouts);
}
