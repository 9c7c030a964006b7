import type { ComponentType } from 'react';
import { DeviceDate } from './DeviceDate';

interface Story {
  Component: ComponentType;
}

// Excludes the statecharts, which need a worker, and the walks, because other stories cover their views.
const files = import.meta.glob<Record<string, Story>>(
  ['../../stories/**/*.stories.tsx', '!../../stories/Statecharts/**', '!../../stories/Walks/**'],
  { eager: true },
);

/** Every story with its decorators, and tests without a story, by name: `Pages/Home: Loaded`. */
export const stories: ReadonlyMap<string, Story> = new Map(
  [
    ...Object.entries(files),
    ['Server', { DeviceDate: { Component: DeviceDate } }] as const,
  ].flatMap(([file, exported]) => {
    const area = file.replace('../../stories/', '').replace('.stories.tsx', '');
    return Object.entries(exported).map(([name, story]) => [`${area}: ${name}`, story] as const);
  }),
);
