import Elk from 'elkjs/lib/elk.bundled.js';
import type { Chart } from '../model/chart';
import type { Direction, Geometry } from './geometry';
import { layOut } from './layOut';

let elk: InstanceType<typeof Elk> | undefined;

/** Computes a layout in the current thread, for the build and tests. */
export function layOutHere(chart: Chart, direction?: Direction): Promise<Geometry> {
  elk ??= new Elk();
  return layOut(elk, chart, direction);
}
