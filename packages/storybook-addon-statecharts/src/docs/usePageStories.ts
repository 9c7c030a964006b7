import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useMemo } from 'react';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { StoryOfState } from '../live/channel';
import { declaredBy, type PreparedStory } from '../live/stories';

interface PageContext {
  componentStories?: () => PreparedStory[];
}

function readStories(context: PageContext | null | undefined): readonly PreparedStory[] {
  try {
    return context?.componentStories?.() ?? [];
  } catch {
    // Storybook throws on a page that is attached to no component.
    return [];
  }
}

/** What the stories of the docs page declare: the states they show, and the machine. */
export function usePageStories(): {
  stories: readonly StoryOfState[];
  machine: AnyStateMachine | null;
} {
  const context = useContext(DocsContext) as PageContext | null | undefined;
  return useMemo(() => {
    const stories = readStories(context);
    const machines = stories.map(({ parameters }): unknown => parameters.statechart?.of?.());
    return {
      stories: stories.flatMap(declaredBy),
      machine: machines.find((machine) => machine instanceof StateMachine) ?? null,
    };
  }, [context]);
}
