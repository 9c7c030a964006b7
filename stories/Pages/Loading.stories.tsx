import preview, { navigate } from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { splashMachine, SplashScreen } from '@rad-wallet/ui/features/splash';
import { expect, fn, waitFor } from 'storybook/test';
import LoadingPage from '../../apps/wallet/src/features/splash/LoadingPage';
import { FlowStory, describeState } from '../support/FlowStory';
import { PageStory } from '../support/PageStory';
import type { StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/Loading',
  tags: ['area:way-in'],
  component: LoadingPage,
  subcomponents: { SplashScreen },
  render: () => (
    <PageStory path="/loading">
      <LoadingPage />
    </PageStory>
  ),
});

function createStageStory(state: string, progress: string, text: string) {
  return {
    parameters: describeState(splashMachine, state),
    render: () => (
      <FlowStory machine={splashMachine} at={{ state }}>
        {(actor) => (
          <AppShell>
            <SplashScreen actor={actor} />
          </AppShell>
        )}
      </FlowStory>
    ),
    play: async ({ canvas }: StoryContext) => {
      const bar = canvas.getByRole('progressbar', { name: 'Loading your wallet' });
      await expect(bar).toHaveAttribute('aria-valuenow', progress);
      await expect(canvas.getByRole('status')).toHaveTextContent(text);
      await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    },
  };
}

export const Starting = meta.story(createStageStory('starting', '0', 'Starting your wallet...'));
export const Preparing = meta.story(
  createStageStory('preparing', '25', 'Getting everything ready...'),
);
export const Opening = meta.story({
  tags: ['screen'],
  ...createStageStory('opening', '50', 'Opening your wallet...'),
});
export const Finishing = meta.story(createStageStory('finishing', '75', 'Almost there...'));
export const Complete = meta.story(createStageStory('complete', '100', 'Welcome'));

export const Narrow = meta.story({
  parameters: describeState(splashMachine, 'finishing'),
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <FlowStory machine={splashMachine} at={{ state: 'finishing' }}>
      {(actor) => (
        <AppShell>
          <SplashScreen actor={actor} />
        </AppShell>
      )}
    </FlowStory>
  ),
});

const onLeft = fn().mockName('left');

export const ExitedAfterLoading = meta.story({
  tags: ['no-visual', 'spoken'],
  beforeEach: () => void onLeft.mockReset(),
  parameters: describeState(splashMachine, 'completed'),
  render: () => (
    <FlowStory
      machine={splashMachine.provide({ delays: { stage: 30, completion: 30 } })}
      onLeft={onLeft}
    >
      {(actor) => (
        <AppShell>
          <SplashScreen actor={actor} />
        </AppShell>
      )}
    </FlowStory>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(onLeft.mock.calls).toEqual([['completed']]));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
});

export const NavigatesHome = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }), {
      timeout: 6000,
    });
    await expect(navigate).toHaveBeenCalledOnce();
  },
});
