import { expect, it } from 'vitest';
import { getDeclaredStates, getStoriesOfState } from './stories';

const declare = (id: string, state: unknown) =>
  getDeclaredStates({ id, name: id, parameters: { statechart: { machine: 'player', state } } });
const stories = [
  ...declare('normal', { playing: 'normal' }),
  ...declare('fast', { playing: { fast: 'double' } }),
  ...getDeclaredStates({ id: 'other', name: 'Other', parameters: {} }),
];
const getIds = (state: string) => getStoriesOfState(state, stories).map(({ id }) => id);

it('finds the stories of a state and its descendants', () => {
  expect(getIds('playing.normal')).toEqual(['normal']);
  expect(getIds('playing')).toEqual(['normal', 'fast']);
  expect(getIds('play')).toEqual([]);
});
