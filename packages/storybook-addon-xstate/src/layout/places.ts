import type { ELK } from 'elkjs/lib/elk-api';
import { readPlaces } from '../files/places';
import type { Chart } from '../model/chart';
import { placesFingerprint } from '../model/fingerprint';
import { fileOf } from '../live/file';
import type { Direction, Geometry } from './geometry';
import { layOut } from './layOut';

let elk: Promise<ELK> | undefined;

/** ELK and its worker are loaded by the first chart that has no places yet. */
function inWorker(): Promise<ELK> {
  elk ??= import('elkjs/lib/elk-api.js').then(
    ({ default: Elk }) =>
      new Elk({
        workerFactory: () =>
          new Worker(new URL('./elkWorker.ts', import.meta.url), { type: 'module' }),
      }),
  );
  return elk;
}

async function fromFile(chart: Chart, fingerprint: string, direction: Direction) {
  const file = await fileOf(chart.id);
  return file === null ? null : readPlaces(file, fingerprint, direction);
}

const known = new Map<string, Promise<Geometry>>();

/** Where all of a chart lies: as it was laid out before, as its file has it, or laid out now. */
export function placesOf(chart: Chart, direction: Direction): Promise<Geometry> {
  const fingerprint = placesFingerprint(chart);
  const key = `${fingerprint} ${direction}`;
  const before = known.get(key);
  if (before) return before;
  const places = fromFile(chart, fingerprint, direction).then(
    async (read) => read ?? layOut(await inWorker(), chart, direction),
  );
  known.set(key, places);
  return places;
}
