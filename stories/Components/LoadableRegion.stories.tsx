import preview from '#.storybook/preview';
import { ErrorState } from '@rad-wallet/ui/ErrorState';
import { LoadableRegion } from '@rad-wallet/ui/LoadableRegion';
import { Skeleton, SkeletonRegion } from '@rad-wallet/ui/Skeleton';
import { Text } from '@rad-wallet/ui/Text';
import type { Loadable } from '@rad-wallet/ui/types';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CASH } from '../support/figures';

const meta = preview.meta({ component: LoadableRegion, parameters: { layout: 'padded' } });

function Balance({ data }: { data: Loadable<string> }) {
  return (
    <LoadableRegion
      data={data}
      loading={
        <SkeletonRegion>
          <Skeleton size="title" width="12rem" />
        </SkeletonRegion>
      }
      renderError={(retry) => <ErrorState onRetry={retry} />}
    >
      {(value) => <Text size="title">{value}</Text>}
    </LoadableRegion>
  );
}

function FailingBalance() {
  const retry = () => setData({ status: 'loading' });
  const [data, setData] = useState<Loadable<string>>({ status: 'error', retry });
  return <Balance data={data} />;
}

export const Ready = meta.story({
  render: () => <Balance data={{ status: 'ready', value: CASH }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(CASH)).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <Balance data={{ status: 'loading' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const Failed = meta.story({
  render: () => <FailingBalance />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded');
  },
});

export const RetriedByKeyboard = meta.story({
  render: () => <FailingBalance />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const skeleton = await canvas.findByRole('status');
    await expect(skeleton.parentElement).toHaveFocus();
  },
});
