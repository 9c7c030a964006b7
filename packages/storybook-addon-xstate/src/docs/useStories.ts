import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useMemo, useState } from 'react';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { StoryOfState } from '../live/channel';
import { notesOn, storiesElsewhere } from '../live/configuration';
import { declaredBy, type PreparedStory } from '../live/stories';
import type { StatechartNotes } from '../model/notes';

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

/** Those of the page's stories that show a state of a machine, then what is known of others. */
export function useStories(machine: string): readonly StoryOfState[] {
  const stories = usePageStories();
  const elsewhere = useLater(machine, storiesElsewhere) ?? none;
  return useMemo(() => {
    const beside = stories.flatMap(declaredBy).filter((story) => story.machine === machine);
    const known = new Map(elsewhere.map((story) => [story.id, story]));
    const ids = new Set(beside.map(({ id }) => id));
    return [
      // Of a story of this page it is only the picture that is new.
      ...beside.map((story) => ({ ...story, ...pick(known.get(story.id)) })),
      ...elsewhere.filter(({ id }) => !ids.has(id)),
    ];
  }, [stories, elsewhere, machine]);
}

const none: readonly StoryOfState[] = [];

const pick = (story: StoryOfState | undefined) =>
  story?.picture === undefined ? {} : { picture: story.picture };

/** What is known of a machine besides itself; null until that is known. */
export const useNotes = (machine: string): StatechartNotes | null => useLater(machine, notesOn);

/** What a question about a machine is answered with; null until then. */
function useLater<Answer>(
  machine: string,
  ask: (machine: string) => Promise<Answer>,
): Answer | null {
  const [answer, setAnswer] = useState<{ of: string; value: Answer } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void ask(machine).then((value) => isWanted && setAnswer({ of: machine, value }));
    return () => {
      isWanted = false;
    };
  }, [machine, ask]);
  return answer?.of === machine ? answer.value : null;
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
