import type { ELK } from 'elkjs/lib/elk-api';
import type { Chart } from '../model/chart';
import { elkGraph, geometryOf } from './elkGraph';
import type { Direction, Geometry } from './geometry';

export async function layOut(
  elk: Pick<ELK, 'layout'>,
  chart: Chart,
  direction: Direction = 'down',
): Promise<Geometry> {
  return geometryOf(chart, direction, await elk.layout(elkGraph(chart, direction)));
}
