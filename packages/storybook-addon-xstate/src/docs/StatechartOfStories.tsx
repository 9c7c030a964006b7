/** @jsxRuntime classic */ // As all that draws: the manager has no JSX runtime.
import React from 'react';
import { Statechart, type StatechartProps } from './Statechart';
import { useMachineOfStories } from './useStories';

/** The statechart of the machine that the page's stories say they show (`parameters.statechart.of`), if any. */
export function StatechartOfStories(props: Omit<StatechartProps, 'of'>) {
  const machine = useMachineOfStories();
  return machine ? (
    <>
      <h2 id="statechart">Statechart</h2>
      <Statechart {...props} of={machine} />
    </>
  ) : null;
}
