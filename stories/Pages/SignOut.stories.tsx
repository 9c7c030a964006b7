import preview, { navigate } from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import {
  signOutMachine,
  SignOutScreen,
  SigningOut as SigningOutScreen,
} from '@rad-wallet/ui/features/sign-out';
import { expect, screen, waitFor } from 'storybook/test';
import { sessionSummary } from '@rad-wallet/mocks/samples';
import {
  APP_SETTINGS_KEY,
  DEFAULT_APP_SETTINGS,
  NOTIFICATIONS_KEY,
} from '../../apps/wallet/src/session/settings';
import { SIGNED_OUT_KEY } from '../../apps/wallet/src/session/signOutTime';
import SignOutPage from '../../apps/wallet/src/features/sign-out/SignOutPage';
import { CASH } from '../support/figures';
import { createFormStories } from '../support/createFormStories';
import { narrow } from '../support/layout';
import { PageStory } from '../support/PageStory';
import { withContent, emptyContent } from '../support/hostContent';

const meta = preview.meta({
  title: 'Pages/Sign Out',
  tags: ['area:profile-and-settings'],
  component: SignOutPage,
  subcomponents: { SignOutScreen, SigningOut: SigningOutScreen },
  render: () => (
    <PageStory path="/sign-out-confirmation">
      <SignOutPage />
    </PageStory>
  ),
});

const { failedThenSucceeded, completedAfter, exitedWithBack, inState } = createFormStories({
  machine: signOutMachine,
  view: (actor) => <SignOutScreen actor={actor} summary={sessionSummary} />,
});

const confirm = 'Yes, Sign Me Out';

export const Confirming = meta.story({
  tags: ['screen'],
  ...inState('editing', {}),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You will need to sign in again')).toBeVisible();
    await expect(canvas.getByText(CASH)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/profile');
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile');
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const ConfirmingNarrow = meta.story({
  ...inState('editing', {}, {}, (actor) => (
    <AppShell>
      <SignOutScreen
        actor={actor}
        summary={{ ...sessionSummary, accountBalance: '987654321098765.43' }}
      />
    </AppShell>
  )),
  ...narrow,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const SigningOut = meta.story({
  ...inState('submitting', {}),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Signing out securely...' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const SignedOut = meta.story({ tags: ['no-visual', 'spoken'], ...inState('succeeded', {}) });

export const SignOutFailed = meta.story(
  inState('editing', {}, { problem: { id: 'signOutFailed' } }),
);

export const FailedThenSignedOut = meta.story({
  tags: ['no-visual'],
  ...failedThenSucceeded(confirm, 'Sign-out failed'),
});

export const ExitedWithBackButton = meta.story({ tags: ['no-visual'], ...exitedWithBack() });

export const ExitedAfterSigningOut = meta.story({
  tags: ['no-visual'],
  ...completedAfter(confirm),
});

export const SignsOut = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: confirm }));
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

/** Sign-out deletes personal data and keeps the appearance. */
export const ClearsDevice = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    const settings = { ...DEFAULT_APP_SETTINGS, theme: 'dark', currency: 'GBP' };
    localStorage.setItem(APP_SETTINGS_KEY, JSON.stringify(settings));
    localStorage.setItem(NOTIFICATIONS_KEY, '{}');
    sessionStorage.setItem('giftData', '{}');
    sessionStorage.setItem('giftSent', '{}');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: confirm }));
    await expect(sessionStorage).toHaveLength(2);
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce(), { timeout: 4000 });
    await expect(Object.keys(sessionStorage)).toEqual([SIGNED_OUT_KEY]);
    await expect(Object.keys(localStorage).toSorted()).toEqual([APP_SETTINGS_KEY, SIGNED_OUT_KEY]);
    await expect(JSON.parse(localStorage.getItem(APP_SETTINGS_KEY) ?? '')).toEqual({
      language: 'auto',
      theme: 'dark',
      dataUsage: 'normal',
    });
  },
});

export const SignsOutByKeyboard = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: confirm })).focus();
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
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign Out' })).toBeVisible();
  },
});

export const NoSummary = meta.story({
  decorators: [withContent(emptyContent)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Yes, Sign Me Out' })).toBeVisible();
    await expect(canvas.queryByText('Last login')).not.toBeInTheDocument();
  },
});
