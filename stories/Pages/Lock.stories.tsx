import preview from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { ProblemError, type FlowOutcome } from '@rad-wallet/ui/engine';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { simulate } from '@rad-wallet/ui/requests';
import { Screen } from '@rad-wallet/ui/Screen';
import {
  coverPage,
  lockMachine,
  LockScreen,
  type UnlockMethod,
} from '@rad-wallet/ui/features/lock';
import { TextField } from '@rad-wallet/ui/TextField';
import type { ToastId } from '@rad-wallet/ui/Toast';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { CASH } from '../support/figures';
import { createFlowStories } from '../support/createFlowStories';
import { tabTo } from '../support/keyboard';
import { narrow } from '../support/layout';
import type { StoryContext } from '../support/types';

const verify = fn<() => Promise<unknown>>().mockName('verify');

const machineWithBiometrics = lockMachine.provide({
  actors: { verify: fromPromise(() => verify()), signOut: simulate(20) },
});

const stories = (method: UnlockMethod) =>
  createFlowStories({
    machine: lockMachine,
    live: machineWithBiometrics,
    input: { method },
    view: (actor) => <LockScreen actor={actor} />,
  });

const press = stories('press');
const biometric = stories('biometrics');

const meta = preview.meta({
  title: 'Pages/Lock',
  tags: ['area:way-in'],
  component: LockScreen,
  beforeEach: () => {
    press.onLeft.mockReset();
    biometric.onLeft.mockReset();
    verify.mockReset().mockResolvedValue(undefined);
  },
});

const button = ({ canvas }: Pick<StoryContext, 'canvas'>, name: string) =>
  canvas.getByRole('button', { name });

const expectLeft = ({ onLeft }: typeof press, outcome: FlowOutcome) =>
  waitFor(() => expect(onLeft.mock.calls).toEqual([[outcome]]));

const unlockBiometrically = async (context: StoryContext) =>
  context.userEvent.click(button(context, 'Unlock with biometrics'));

export const Locked = meta.story({
  tags: ['screen'],
  ...press.inState('locked'),
  play: async (context) => {
    const { canvas } = context;
    const heading = canvas.getByRole('heading', { level: 1, name: 'Wallet locked' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(button(context, 'Unlock')).toBeEnabled();
    await expect(button(context, 'Sign Out')).toBeEnabled();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const LockedNarrow = meta.story({
  ...press.inState('locked'),
  ...narrow,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A wallet whose server does not support sign-out. */
export const LockedWithoutSignOut = meta.story({
  ...createFlowStories({
    machine: lockMachine,
    live: machineWithBiometrics,
    input: { method: 'press' },
    view: (actor) => <LockScreen actor={actor} canSignOut={false} />,
  }).inState('locked'),
  play: async (context) => {
    await expect(button(context, 'Unlock')).toBeEnabled();
    await expect(
      context.canvas.queryByRole('button', { name: 'Sign Out' }),
    ).not.toBeInTheDocument();
  },
});

export const LockedWithBiometrics = meta.story({
  ...biometric.inState('locked'),
  play: async (context) => {
    await expect(button(context, 'Unlock with biometrics')).toBeEnabled();
    await expect(context.canvas.queryByRole('button', { name: 'Unlock' })).not.toBeInTheDocument();
  },
});

export const Verifying = meta.story({
  ...biometric.inState('verifying'),
  play: async (context) => {
    await expect(button(context, 'Cancel')).toBeEnabled();
    await expect(context.canvas.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  },
});

const createFailureStory = (
  id: ToastId,
  text: RegExp,
  unlock: string,
  method: UnlockMethod = 'biometrics',
) => ({
  ...stories(method).inState('refused', { problem: { id }, method }),
  play: async (context: StoryContext) => {
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(text);
    await expect(button(context, unlock)).toBeEnabled();
    await expect(button(context, 'Sign Out')).toBeEnabled();
  },
});

export const Cancelled = meta.story(
  createFailureStory('unlockCancelled', /was closed, or your device/, 'Unlock with biometrics'),
);

export const Failed = meta.story(
  createFailureStory('unlockFailed', /could not confirm that it is you/, 'Unlock with biometrics'),
);

export const TimedOut = meta.story(
  createFailureStory('unlockTimedOut', /did not answer in time/, 'Unlock with biometrics'),
);

export const BiometricsUnavailable = meta.story(
  createFailureStory('biometricsGone', /^Biometrics are no longer available/, 'Unlock', 'press'),
);

export const BiometricsUnavailableNarrow = meta.story({
  ...createFailureStory('biometricsGone', /^Biometrics are no longer available/, 'Unlock', 'press'),
  ...narrow,
});

const onSignIn = fn().mockName('onSignIn');

/** The passkey may have been deleted, so there is another way in. */
export const RefusedWithSignIn = meta.story({
  ...createFlowStories({
    machine: lockMachine,
    live: machineWithBiometrics,
    input: { method: 'biometrics' },
    view: (actor) => <LockScreen actor={actor} onSignIn={onSignIn} />,
  }).inState('refused', { problem: { id: 'unlockCancelled' }, method: 'biometrics' }),
  play: async (context) => {
    onSignIn.mockReset();
    await context.userEvent.click(button(context, 'Sign in instead'));
    await expect(onSignIn).toHaveBeenCalledOnce();
    await expect(button(context, 'Unlock with biometrics')).toBeEnabled();
  },
});

export const SignOutFailed = meta.story(
  createFailureStory('signOutFailed', /^Sign-out failed/, 'Unlock with biometrics'),
);

export const ConfirmingSignOut = meta.story({
  ...press.inState('confirmingSignOut'),
  play: async (context) => {
    const heading = context.canvas.getByRole('heading', { level: 1, name: 'Sign out instead?' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(button(context, 'Yes, Sign Me Out')).toBeEnabled();
    await expect(button(context, 'Cancel')).toBeEnabled();
  },
});

export const SigningOut = meta.story({
  ...press.inState('signingOut'),
  // Identical to the Sign Out story.
  tags: ['no-visual', 'spoken'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Signing out securely...' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Unlocked = meta.story({
  ...press.live('unlocked'),
  tags: ['no-visual'],
  play: async (context) => {
    await context.userEvent.dblClick(button(context, 'Unlock'));
    await expectLeft(press, 'completed');
    await expect(verify).not.toHaveBeenCalled();
  },
});

export const SignedOut = meta.story({
  ...press.live('signedOut'),
  tags: ['no-visual'],
  play: async (context) => {
    await context.userEvent.click(button(context, 'Sign Out'));
    await context.userEvent.click(button(context, 'Yes, Sign Me Out'));
    await expectLeft(press, 'cancelled');
    await expect(context.canvas.getByText('Signing out securely...')).toBeVisible();
  },
});

export const UnlockedWithBiometrics = meta.story({
  ...biometric.live('unlocked'),
  tags: ['no-visual'],
  play: async (context) => {
    await unlockBiometrically(context);
    await expectLeft(biometric, 'completed');
    await expect(verify).toHaveBeenCalledOnce();
  },
});

/** Focus stays on the button, and screen readers announce the reason. */
export const RejectedThenUnlocked = meta.story({
  ...biometric.live('unlocked'),
  tags: ['no-visual'],
  play: async (context) => {
    verify.mockRejectedValueOnce(new ProblemError({ id: 'unlockCancelled' }));
    await unlockBiometrically(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Still locked');
    await expect(button(context, 'Unlock with biometrics')).toHaveFocus();
    await expect(biometric.onLeft).not.toHaveBeenCalled();
    await unlockBiometrically(context);
    await waitFor(() => expect(biometric.onLeft).toHaveBeenCalledOnce());
  },
});

export const UnlockedAfterBiometricsLost = meta.story({
  ...biometric.live('unlocked'),
  tags: ['no-visual'],
  play: async (context) => {
    verify.mockRejectedValueOnce(new ProblemError({ id: 'biometricsGone' }));
    await unlockBiometrically(context);
    await waitFor(() => expect(button(context, 'Unlock')).toBeEnabled());
    await expect(biometric.onLeft).not.toHaveBeenCalled();
    await context.userEvent.click(button(context, 'Unlock'));
    await expect(biometric.onLeft).toHaveBeenCalledOnce();
    await expect(verify).toHaveBeenCalledOnce();
  },
});

export const VerificationCancelled = meta.story({
  ...biometric.live('locked'),
  tags: ['no-visual'],
  play: async (context) => {
    verify.mockReturnValue(new Promise(() => {}));
    await unlockBiometrically(context);
    await context.userEvent.click(button(context, 'Cancel'));
    await expect(button(context, 'Unlock with biometrics')).toBeEnabled();
    await expect(button(context, 'Sign Out')).toBeVisible();
  },
});

export const SignOutCancelled = meta.story({
  ...press.live('locked'),
  tags: ['no-visual'],
  play: async (context) => {
    await context.userEvent.click(button(context, 'Sign Out'));
    await context.userEvent.click(button(context, 'Cancel'));
    await waitFor(() =>
      expect(context.canvas.getByRole('heading', { name: 'Wallet locked' })).toHaveFocus(),
    );
    await expect(press.onLeft).not.toHaveBeenCalled();
  },
});

export const KeyboardNavigation = meta.story({
  ...press.live('unlocked'),
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const heading = canvas.getByRole('heading', { name: 'Wallet locked' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(button(context, 'Unlock')).toHaveFocus();
    await tabTo(context, button(context, 'Sign Out'));
    await userEvent.keyboard('{Enter}');
    await tabTo(context, button(context, 'Cancel'));
    await userEvent.keyboard(' ');
    await tabTo(context, button(context, 'Unlock'));
    await userEvent.keyboard('{Enter}');
    await expectLeft(press, 'completed');
  },
});

function addOverlay() {
  const overlay = document.createElement('button');
  overlay.textContent = 'Over the lock';
  overlay.dataset.aboveLock = '';
  document.body.append(overlay);
  return overlay;
}

/** The page is hidden visually and from keyboard and screen readers, and restored afterwards. */
export const CoversPage = meta.story({
  tags: ['no-visual'],
  render: () => (
    <AppShell>
      <Screen header={<PageHeader title="Send Money" />}>
        <TextField label="Amount" />
      </Screen>
    </AppShell>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Amount');
    await userEvent.type(field, '1500');
    const overlay = addOverlay();
    const uncover = coverPage();
    try {
      await expect(field).not.toBeVisible();
      await expect(field.closest('[inert]')).not.toBeNull();
      await waitFor(() => expect(field).not.toHaveFocus());
      await expect(overlay).toBeVisible();

      const later = document.createElement('div');
      later.innerHTML = `<p style="visibility: visible">${CASH}</p>`;
      document.body.append(later);
      await waitFor(() => expect(later.inert).toBe(true));
      await expect(getComputedStyle(later).opacity).toBe('0');
      await expect(within(document.body).getByRole('button', { name: 'Over the lock' })).toBe(
        overlay,
      );
      await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      uncover();
      await expect(later.inert).toBe(false);
      later.remove();
    } finally {
      uncover();
      overlay.remove();
    }
    await expect(field).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('1500');
  },
});
