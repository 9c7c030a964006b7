import type { ComponentType } from 'react';
import { OnThisDevice } from './OnThisDevice';

interface Story {
  Component: ComponentType;
}

// The statecharts are a tool inside Storybook, laid out by a worker: no server has to do with them. The walks
// begin when they are played, through views that other stories draw.
const files = import.meta.glob<Record<string, Story>>(
  ['../../stories/**/*.stories.tsx', '!../../stories/Statecharts/**', '!../../stories/Walks/**'],
  { eager: true },
);

/** Every story, and what no story shows, with all that stands around it, by its name: `Pages/Home: Loaded`. */
export const stories: ReadonlyMap<string, Story> = new Map(
  [
    ...Object.entries(files),
    ['Server', { OnThisDevice: { Component: OnThisDevice } }] as const,
  ].flatMap(([file, exported]) => {
    const area = file.replace('../../stories/', '').replace('.stories.tsx', '');
    return Object.entries(exported).map(([name, story]) => [`${area}: ${name}`, story] as const);
  }),
);
