import { expect, it } from 'vitest';
import type { StoryOfState } from '../live/channel';
import { storiesShowing, storyName } from './showing';

const story = (id: string, states: string[], title?: string): StoryOfState => ({
  id,
  name: id,
  machine: 'player',
  states,
  ...(title !== undefined && { title }),
});
const near = [story('playing', ['playing.normal']), story('fast', ['playing.fast.double'])];
const far = [story('far-normal', ['playing.normal'], 'Far'), story('stopped', ['stopped'], 'Far')];
const idsOf = (state: string) => storiesShowing(state, [...near, ...far]).map(({ id }) => id);

it('finds the stories of the title that one is at, and others only where there is none', () => {
  expect(idsOf('playing.normal')).toEqual(['playing']);
  expect(idsOf('stopped')).toEqual(['stopped']);
  expect(idsOf('paused')).toEqual([]);
});

it('finds for a state that holds others what shows one of them', () => {
  expect(idsOf('playing')).toEqual(['playing', 'fast']);
  expect(idsOf('play')).toEqual([]);
});

it('says of a story of another title which that is', () => {
  expect(storyName(story('a', []))).toBe('a');
  expect(storyName(story('a', [], 'Far'))).toBe('Far: a');
});
