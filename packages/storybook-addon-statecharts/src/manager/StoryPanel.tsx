/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React, { Suspense, lazy, useMemo } from 'react';
import { addons, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import type { Link } from '../live/link';
import type { Panel as PanelOfStory } from '../view/Panel';

// Loaded from the preset's static folder: Storybook bundles ordinary imports into the script of every page.
const Panel = lazy(async () => {
  const url = new URL('statecharts/panel.js', document.baseURI);
  // The URL is only known at run time.
  // oxlint-disable-next-line import/no-dynamic-require
  return (await import(url.href)) as { default: typeof PanelOfStory };
});

/** The panel in Storybook's manager: of the story that is selected. */
export function StoryPanel() {
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
    <Suspense fallback={null}>
      <Panel
        link={addons.getChannel() as unknown as Link}
        siblings={siblings}
        onOpenStory={(id) => api.selectStory(id)}
        theme={theme.base === 'dark' ? 'dark' : 'light'}
      />
    </Suspense>
  );
}
