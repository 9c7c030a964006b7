import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useMemo } from 'react';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { StoryOfState } from '../live/channel';
import { declaredBy, type PreparedStory } from '../live/stories';

interface PageContext {
  componentStories?: () => PreparedStory[];
}

/** The stories of the page's component; none outside of a docs page. */
function usePageStories(): readonly PreparedStory[] {
  const context = useContext(DocsContext) as PageContext | null | undefined;
  return useMemo(() => {
    try {
      return context?.componentStories?.() ?? [];
    } catch {
      // A page that is attached to no component has no stories.
      return [];
    }
  }, [context]);
}

/** Those of the page's stories that show a state of a machine. */
export function useStories(machine: string): readonly StoryOfState[] {
  const stories = usePageStories();
  return useMemo(
    () => stories.flatMap(declaredBy).filter((story) => story.machine === machine),
    [stories, machine],
  );
}

/** The machine that the page's stories show. */
export function useMachineOfStories(): AnyStateMachine | null {
  const stories = usePageStories();
  return useMemo(() => {
    for (const { parameters } of stories) {
      const machine: unknown = parameters.statechart?.of?.();
      if (machine instanceof StateMachine) return machine;
    }
    return null;
  }, [stories]);
}
