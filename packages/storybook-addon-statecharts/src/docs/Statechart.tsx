import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StateMachine } from 'xstate';
import { getDeclaredStates, type PreparedStory } from '../live/stories';
import { StatechartFigure, type StatechartFigureProps } from '../view/StatechartFigure';

interface PageContext {
  componentStories?: () => PreparedStory[];
}

function usePageStories() {
  const context = useContext(DocsContext) as PageContext | null;
  let stories: readonly PreparedStory[] = [];
  try {
    stories = context?.componentStories?.() ?? [];
  } catch {
    // Storybook throws if a docs page is not attached to a component.
  }
  return {
    stories: stories.flatMap(getDeclaredStates),
    machine: stories
      .map(({ parameters }): unknown => parameters.statechart?.of?.())
      .find((machine) => machine instanceof StateMachine),
  };
}

export type StatechartProps = Omit<StatechartFigureProps, 'stories'>;

/** A machine on a docs page: its description, its diagram, and tables that link to the page's stories. */
export function Statechart(props: StatechartProps) {
  const { stories } = usePageStories();
  return <StatechartFigure {...props} stories={stories} />;
}

/** Shows the machine from `parameters.statechart.of` of the page's stories; renders nothing without one. */
export function StatechartOfStories(props: Omit<StatechartProps, 'of'>) {
  const { machine } = usePageStories();
  return machine ? (
    <>
      <h2 id="statechart">Statechart</h2>
      <Statechart {...props} of={machine} />
    </>
  ) : null;
}
