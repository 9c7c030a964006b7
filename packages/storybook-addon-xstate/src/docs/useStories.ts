import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useMemo } from 'react';
import { declaredBy } from '../live/stories';
import type { StoryOfState } from '../live/channel';

const none: readonly StoryOfState[] = [];

/** The stories of the page's component that show a state of a machine; none outside of a docs page. */
export function useStories(machine: string): readonly StoryOfState[] {
  const context = useContext(DocsContext) as
    { componentStories?: () => Parameters<typeof declaredBy>[0][] } | null | undefined;
  return useMemo(() => {
    try {
      const stories = context?.componentStories?.() ?? [];
      return stories.flatMap(declaredBy).filter((story) => story.machine === machine);
    } catch {
      // A page that is attached to no component has no stories.
      return none;
    }
  }, [context, machine]);
}
