import type { Direction, Geometry } from './geometry';

/** Layouts by `layoutKey`. */
export type BuiltLayouts = Readonly<Record<string, Geometry>>;

export const layoutKey = (fingerprint: string, direction: Direction): string =>
  `${fingerprint} ${direction}`;

let layouts: Promise<BuiltLayouts> | undefined;

async function fetchLayouts(): Promise<BuiltLayouts> {
  try {
    // Written by the preset when Storybook starts or builds.
    const response = await fetch('statecharts/layouts.json');
    return response.ok ? ((await response.json()) as BuiltLayouts) : {};
  } catch {
    return {};
  }
}

/** Requests the layouts of the build once. Returns none where there is no such file. */
export function loadBuiltLayouts(): Promise<BuiltLayouts> {
  layouts ??= fetchLayouts();
  return layouts;
}
