import preview, { navigate } from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { simulate } from '@rad-wallet/ui/flows/submission';
import {
  signOutMachine,
  SignOutScreen,
  type SessionSummary,
} from '@rad-wallet/ui/screens/sign-out';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sessionSummary } from '../../apps/wallet/src/content/profile';
import SignOutPage from '../../apps/wallet/src/pages/SignOutPage';
import { FlowStory, inState } from '../support/FlowStory';
import { narrow } from '../support/layout';
import { PageStory } from '../support/PageStory';

const meta = preview.meta({
  title: 'Pages/Sign Out',
  component: SignOutPage,
  render: () => (
    <PageStory path="/sign-out-confirmation">
      <SignOutPage />
    </PageStory>
  ),
});

/** Stands still in a state: no timer runs. */
function still(state: string, summary: SessionSummary = sessionSummary) {
  return {
    parameters: inState(signOutMachine, state),
    render: () => (
      <FlowStory machine={signOutMachine} at={{ state }}>
        {(actor) => (
          <AppShell>
            <SignOutScreen actor={actor} summary={summary} />
          </AppShell>
        )}
      </FlowStory>
    ),
  };
}

export const Asking = meta.story({
  ...still('editing'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You will need to sign in again')).toBeVisible();
    await expect(canvas.getByText('Rs. 711,875.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/profile');
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile');
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const AskingNarrow = meta.story({
  ...still('editing', { ...sessionSummary, accountBalance: '987654321098765.43' }),
  ...narrow,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const SigningOut = meta.story({
  ...still('submitting'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Signing out securely...' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const SignedOut = meta.story(still('succeeded'));

const onLeft = fn().mockName('left');

export const Left = meta.story({
  beforeEach: () => void onLeft.mockReset(),
  parameters: inState(signOutMachine, 'left'),
  render: () => (
    <FlowStory
      machine={signOutMachine.provide({ actors: { submit: simulate(20) } })}
      onLeft={onLeft}
    >
      {(actor) => (
        <AppShell>
          <SignOutScreen actor={actor} summary={sessionSummary} />
        </AppShell>
      )}
    </FlowStory>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Sign Me Out' }));
    await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
  },
});

export const SignsOut = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Yes, Sign Me Out' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Signing out securely...' })).toHaveFocus(),
    );
    await expect(navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/auth', { replace: true }), {
      timeout: 4000,
    });
    await expect(navigate).toHaveBeenCalledOnce();
  },
});

export const SignsOutByKeyboard = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Yes, Sign Me Out' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/auth', { replace: true }), {
      timeout: 4000,
    });
  },
});

export const ContactSupportDoesNothing = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Contact Support' }));
    await expect(navigate).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign Out' })).toBeVisible();
  },
});
