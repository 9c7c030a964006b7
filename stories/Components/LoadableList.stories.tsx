import preview from '#.storybook/preview';
import { EmptyState } from '@rad-wallet/ui/EmptyState';
import { ListItem } from '@rad-wallet/ui/ListItem';
import { ListSkeleton, LoadableList } from '@rad-wallet/ui/LoadableList';
import { Skeleton } from '@rad-wallet/ui/Skeleton';
import type { LoadableItems } from '@rad-wallet/ui/types';
import { Landmark } from 'lucide-react';
import { expect } from 'storybook/test';
import { createListStories } from '../support/createListStories';

const meta = preview.meta({
  component: LoadableList,
  subcomponents: { ListSkeleton },
  parameters: { layout: 'padded' },
});

const banks = ['HBL', 'UBL', 'MCB'];

function Banks({ items }: { items: LoadableItems<string> }) {
  return (
    <LoadableList
      items={items}
      errorTitle="The banks could not be loaded"
      loading={<ListSkeleton hasDescription={false} />}
      empty={<EmptyState icon={Landmark} title="No banks yet" />}
    >
      {(list) => (
        <ul role="list" aria-label="Banks">
          {list.map((name) => (
            <li key={name}>
              <ListItem icon={Landmark} title={name} />
            </li>
          ))}
        </ul>
      )}
    </LoadableList>
  );
}

const list = createListStories({
  items: banks,
  failure: 'The banks could not be loaded',
  view: (loaded) => <Banks items={loaded} />,
  playLoaded: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(banks.length);
  },
});

export const PlainArray = meta.story({ render: () => <Banks items={banks} /> });

export const Loading = meta.story(list.loading);

export const LoadError = meta.story(list.loadError);

export const LoadedAfterRetry = meta.story(list.loadedAfterRetry);

export const Empty = meta.story({
  render: () => <Banks items={{ status: 'ready', value: [] }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No banks yet')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** Without `empty`, `children` renders the empty list. */
export const EmptyWithoutState = meta.story({
  tags: ['no-visual'],
  render: () => (
    <LoadableList items={[]} loading={<ListSkeleton />}>
      {(items) => <p>{items.length}</p>}
    </LoadableList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
  },
});

export const DividedSkeleton = meta.story({
  render: () => (
    <LoadableList
      items={{ status: 'loading' }}
      loading={
        <ListSkeleton count={2} isDivided trailing={<Skeleton size="caption" width="6ch" />} />
      }
    >
      {() => null}
    </LoadableList>
  ),
});
