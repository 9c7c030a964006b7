import type { Loadable } from '@rad-wallet/ui/types';
import { useState, type ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import type { StoryContext } from './types';

type LoadableArray<T> = Loadable<readonly T[]>;

/** Duration of a retry, in ms. */
const RETRY_DURATION = 200;

interface RetriedListProps<T> {
  items: readonly T[];
  onRetry: () => void;
  children: (list: LoadableArray<T>) => ReactElement;
}

function RetriedList<T>({ items, onRetry, children }: RetriedListProps<T>) {
  const retry = () => {
    onRetry();
    setList({ status: 'loading' });
    setTimeout(() => setList({ status: 'ready', value: items }), RETRY_DURATION);
  };
  const [list, setList] = useState<LoadableArray<T>>({ status: 'error', retry });
  return children(list);
}

export interface ListStoriesOptions<T> {
  items: readonly T[];
  failure: string;
  view: (list: LoadableArray<T>) => ReactElement;
  /** User actions while the list is loading. @default focus stays in the list's region */
  playWhileLoading?: (context: StoryContext) => Promise<void>;
  playLoaded: (context: StoryContext) => Promise<void>;
}

/** Creates stories for a list that is loading, has failed, and loads after a retry. */
export function createListStories<T>({
  items,
  failure,
  view,
  playWhileLoading,
  playLoaded,
}: ListStoriesOptions<T>) {
  const retry = fn().mockName('retry');
  const failed = {
    beforeEach: () => void retry.mockReset(),
    render: () => (
      <RetriedList items={items} onRetry={retry}>
        {view}
      </RetriedList>
    ),
  };
  return {
    loading: {
      render: () => view({ status: 'loading' }),
      play: async ({ canvas }: StoryContext) => {
        await expect(await canvas.findByText('Loading')).toBeInTheDocument();
      },
    },

    loadError: {
      ...failed,
      play: async ({ canvas }: StoryContext) => {
        await expect(await canvas.findByRole('alert')).toHaveTextContent(failure);
        await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
      },
    },

    /** Identical to the loaded list. A double press sends one request, and focus is not lost. */
    loadedAfterRetry: {
      ...failed,
      tags: ['no-visual'],
      play: async (context: StoryContext) => {
        const { canvas, userEvent } = context;
        const alert = await canvas.findByRole('alert');
        const region = alert.closest('[tabindex="-1"]');
        await userEvent.dblClick(canvas.getByRole('button', { name: 'Try again' }));
        await expect(retry).toHaveBeenCalledOnce();
        await expect(region).toHaveFocus();
        await playWhileLoading?.(context);
        const focused = document.activeElement;
        await playLoaded(context);
        await expect(focused).toHaveFocus();
        await expect(retry).toHaveBeenCalledOnce();
      },
    },
  };
}
