/** @jsxRuntime classic */ // Shares its components with the manager, which has no JSX runtime.
import React from 'react';
import { Statechart, type StatechartProps } from './Statechart';
import { usePageStories } from './usePageStories';

/** The statechart of the machine in `parameters.statechart.of` of the page's stories, if there is one. */
export function StatechartOfStories(props: Omit<StatechartProps, 'of'>) {
  const { machine } = usePageStories();
  return machine ? (
    <>
      <h2 id="statechart">Statechart</h2>
      <Statechart {...props} of={machine} />
    </>
  ) : null;
}
