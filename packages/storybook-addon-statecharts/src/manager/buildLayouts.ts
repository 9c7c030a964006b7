import Elk from 'elkjs/lib/elk.bundled.js';
import { StateMachine } from 'xstate';
import { computeLayout, getLayoutKey } from '../layout/computeLayout';
import { directions, type Geometry } from '../layout/geometry';
import type { BuiltLayouts } from '../layout/useLayout';
import { createChart } from '../model/createChart';

export async function buildLayouts(modules: readonly object[]): Promise<BuiltLayouts> {
  const elk = new Elk();
  const layouts: Record<string, Geometry> = {};
  const values = modules.flatMap((module): unknown[] => Object.values(module));
  for (const chart of values.filter((value) => value instanceof StateMachine).map(createChart)) {
    for (const direction of directions) {
      layouts[getLayoutKey(chart, direction)] = await computeLayout(elk, chart, direction);
    }
  }
  return layouts;
}
