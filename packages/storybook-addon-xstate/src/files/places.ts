import type { Direction, Geometry } from '../layout/geometry';

// A file has the places of its chart with it, so that whoever opens the same chart need not lay it out.

/** What stands in the metadata of a file. */
export function writePlaces(fingerprint: string, geometries: readonly Geometry[]): string {
  return JSON.stringify({ statechart: fingerprint, geometries });
}

/** The places that a file has for the chart of this fingerprint; null where it is of another one. */
export function readPlaces(
  svg: string,
  fingerprint: string,
  direction: Direction,
): Geometry | null {
  const [, text] = /<metadata>(.*?)<\/metadata>/s.exec(svg) ?? [];
  if (text === undefined) return null;
  try {
    const { statechart, geometries } = JSON.parse(decoded(text)) as {
      statechart?: unknown;
      geometries?: Geometry[];
    };
    if (statechart !== fingerprint) return null;
    return geometries?.find((geometry) => geometry.direction === direction) ?? null;
  } catch {
    return null;
  }
}

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
