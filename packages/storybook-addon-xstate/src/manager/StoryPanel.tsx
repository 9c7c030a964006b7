/** @jsxRuntime classic */ // Storybook's manager brings React along, but not its JSX runtime.
import React, { useMemo } from 'react';
import { addons, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import type { Link } from '../live/link';
import { Panel } from '../view/Panel';

/** The panel in Storybook's manager: of the story that is selected. */
export default function StoryPanel() {
  const api = useStorybookApi();
  const { storyId, index } = useStorybookState();
  const theme = useTheme();
  const siblings = useMemo(() => {
    const own = index?.[storyId];
    return own?.type === 'story'
      ? Object.values(index ?? {}).flatMap((entry) =>
          entry.type === 'story' && entry.title === own.title ? entry.id : [],
        )
      : [];
  }, [index, storyId]);
  return (
    <Panel
      link={addons.getChannel() as unknown as Link}
      siblings={siblings}
      onOpenStory={(id) => api.selectStory(id)}
      theme={theme.base === 'dark' ? 'dark' : 'light'}
    />
  );
}
