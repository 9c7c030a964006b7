import { expect, it } from 'vitest';
import { storiesShowing } from './showing';

const story = (id: string, states: string[]) => ({ id, name: id, machine: 'player', states });
const stories = [story('playing', ['playing.normal']), story('fast', ['playing.fast.double'])];
const showing = (state: string) => storiesShowing(state, stories).map(({ id }) => id);

it('finds the stories of a state', () => {
  expect(showing('playing.normal')).toEqual(['playing']);
  expect(showing('paused')).toEqual([]);
});

it('finds the stories of the descendants of a state', () => {
  expect(showing('playing')).toEqual(['playing', 'fast']);
  expect(showing('play')).toEqual([]);
});
