import preview, { navigate } from '#.storybook/preview';
import {
  authMachine,
  AuthScreen,
  type AuthActor,
  type AuthValues,
} from '@rad-wallet/ui/features/auth';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SIGN_OUT_INCOMPLETE } from '../../apps/wallet/src/session/signOut';
import { getSession } from '../../apps/wallet/src/session/sessionValues';
import AuthPage from '../../apps/wallet/src/features/auth/AuthPage';
import { createFormStories } from '../support/createFormStories';
import { narrow } from '../support/layout';
import { PageStory, createStoryDevice } from '../support/PageStory';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/Auth',
  tags: ['area:way-in'],
  component: AuthPage,
  subcomponents: { AuthScreen },
  parameters: {
    languages: {
      names: [
        'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi',
        'muhammad.abdul-rahman.siddiqui.qureshi.farooqui@accounts.example.com.pk',
      ],
    },
  },
  render: () => (
    <PageStory path="/login">
      <AuthPage />
    </PageStory>
  ),
});

const blank: AuthValues = {
  mode: 'signIn',
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
};
const signIn: AuthValues = { ...blank, email: 'ayesha@example.com', password: 'correct horse' };
const signUp: AuthValues = {
  ...signIn,
  mode: 'signUp',
  name: 'Ayesha Malik',
  phone: '+92 345 1122334',
  confirmPassword: 'correct horse',
};

const view = (actor: AuthActor) => <AuthScreen actor={actor} onForgotPassword={fn()} />;
const { failedThenSucceeded, exitedWithBack, inState } = createFormStories({
  machine: authMachine,
  input: { values: signIn },
  view,
});
const signingUp = createFormStories({ machine: authMachine, input: { values: signUp }, view });

const signingInAgain = createFormStories({
  machine: authMachine,
  input: { values: blank },
  view: (actor) => (
    <AuthScreen
      actor={actor}
      notice={{ id: 'sessionEnded', tone: 'neutral' }}
      onForgotPassword={fn()}
    />
  ),
});

const signUpPage = {
  render: () => (
    <PageStory path="/signup">
      <AuthPage />
    </PageStory>
  ),
};

async function fill({ canvas, userEvent }: StoryContext, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.type(canvas.getByLabelText(label), text);
  }
}

const filledSignUp = {
  'Full Name': 'Ayesha Malik',
  Email: 'ayesha@example.com',
  'Phone Number': '+92 345 1122334',
};

export const SignIn = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(canvas.getByText('Sign in to continue')).toBeVisible();
    await expect(canvas.getByText('Shariah-compliant • Secure • Transparent')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText('Email')).toBeRequired();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
  },
});

export const SignInFilled = meta.story(inState('editing', signIn));

export const SigningIn = meta.story({
  ...inState('submitting', signIn),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Signing in\.\.\./ })).toBeVisible();
  },
});

export const SignedIn = meta.story({
  tags: ['no-visual', 'spoken'],
  ...inState('succeeded', signIn),
});

export const SignInFailed = meta.story(
  inState('editing', signIn, { problem: { id: 'signInFailed' } }),
);

export const FailedThenSignedIn = meta.story({
  tags: ['no-visual'],
  ...failedThenSucceeded('Sign In', 'Sign-in failed'),
});

export const ExitedWithBackButton = meta.story({ tags: ['no-visual'], ...exitedWithBack() });

export const SignInFieldsMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter your email address.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Enter your password.',
    );
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  },
});

export const PasswordMissing = meta.story({
  play: async (context) => {
    await fill(context, { Email: 'ayesha@example.com{Enter}' });
    await expect(context.canvas.getByLabelText('Password')).toHaveFocus();
    await expect(context.canvas.getByLabelText('Password')).toBeInvalid();
    await expect(context.canvas.getByLabelText('Email')).toBeValid();
  },
});

export const InvalidEmail = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await fill(context, { Email: 'ayesha@', Password: 'correct horse{Enter}' });
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(
      'Enter a complete email address, such as name@example.com.',
    );
    await fill(context, { Email: 'e' });
    await expect(email).toBeValid();
    await expect(email).toHaveValue('ayesha@e');
    await fill(context, { Email: '{Backspace}{Enter}' });
    await expect(email).toBeInvalid();
  },
});

export const PasswordShown = meta.story({
  play: async (context) => {
    await fill(context, { Password: 'correct horse' });
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show password' }));
    await expect(context.canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('correct horse');
  },
});

export const ForgotPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expectToast('Not available yet');
    await expect(navigate).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Email')).toBeValid();
  },
});

export const SignInLongValues = meta.story(
  inState('editing', {
    ...signIn,
    email: 'muhammad.abdul-rahman.siddiqui.qureshi.farooqui@accounts.example.com.pk',
    password: 'a passphrase of many words that is longer than the field is wide',
  }),
);

export const SignInNarrow = meta.story({ ...inState('editing', signIn), ...narrow });

export const SignUp = meta.story({
  tags: ['screen'],
  ...signUpPage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Get started' })).toBeVisible();
    await expect(canvas.getByText('Create your account')).toBeVisible();
    for (const label of ['Full Name', 'Email', 'Phone Number', 'Password', 'Confirm Password']) {
      await expect(canvas.getByLabelText(label)).toBeRequired();
      await expect(canvas.getByLabelText(label)).not.toHaveAttribute('minlength');
    }
    await expect(canvas.getByText(/Terms of Service and the Privacy Policy/)).toBeVisible();
  },
});

export const SignUpFilled = meta.story(inState('editing', signUp));

export const CreatingAccount = meta.story({
  ...inState('submitting', signUp),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Creating account\.\.\./ })).toBeVisible();
  },
});

export const SignUpFailed = meta.story(
  inState('editing', signUp, { problem: { id: 'signUpFailed' } }),
);

export const SignUpFieldsMissing = meta.story({
  ...signUpPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(canvas.getByLabelText('Full Name')).toHaveFocus();
    for (const label of ['Full Name', 'Email', 'Phone Number', 'Password', 'Confirm Password']) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
    }
  },
});

export const PasswordsDontMatch = meta.story({
  ...signUpPage,
  play: async (context) => {
    const { canvas } = context;
    await fill(context, filledSignUp);
    await fill(context, { Password: 'short', 'Confirm Password': 'other{Enter}' });
    await expectToast("Passwords don't match", 'Please make sure your passwords match.');
    await expect(canvas.getByLabelText('Confirm Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      'Please make sure your passwords match.',
    );
    await expect(canvas.getByLabelText('Password')).toBeValid();
  },
});

export const PasswordTooShort = meta.story({
  ...signUpPage,
  play: async (context) => {
    const { canvas } = context;
    await fill(context, filledSignUp);
    await fill(context, { Password: '1234567', 'Confirm Password': '1234567{Enter}' });
    await expectToast('Password too short', 'Password must be at least 8 characters long.');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
});

export const SignUpLongValues = meta.story(
  inState('editing', {
    ...signUp,
    name: 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi',
    email: 'muhammad.abdul-rahman.siddiqui.qureshi.farooqui@accounts.example.com.pk',
  }),
);

export const SignUpNarrow = meta.story({
  ...inState('editing', signUp, { problem: { id: 'passwordsDontMatch' } }),
  ...narrow,
});

export const FormClearedOnSwitch = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, { Email: 'ayesha@example.com', Password: 'correct horse' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Sign up' }));
    await expect(canvas.getByRole('heading', { name: 'Get started' })).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await fill(context, { 'Full Name': 'Ayesha', Email: 'a@example.com' });
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(canvas.getByRole('heading', { name: 'Welcome back' })).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const SignsIn = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, { Email: 'ayesha@example.com', Password: 'x' });
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByText('Signing in...')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }), {
      timeout: 3000,
    });
    await expect(navigate).toHaveBeenCalledOnce();
    await expectToast('Welcome back!', "You've successfully logged in.");
  },
});

const leftAfterSignUp = signingUp.completedAfter('Create Account');

export const ExitedAfterSignUp = meta.story({
  ...leftAfterSignUp,
  play: async (context) => {
    await leftAfterSignUp.play(context);
    await expectToast('Account created!');
  },
});

export const SignsUpByKeyboard = meta.story({
  ...signUpPage,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('heading', { level: 1 }).focus();
    const typed = [...Object.entries(filledSignUp), ['Password', 'correct horse']] as const;
    for (const [label, text] of typed) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
      await userEvent.keyboard(text);
    }
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Show password' })[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('correct horse');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Creating account...')).toBeVisible();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }), {
      timeout: 3000,
    });
    await expectToast('Account created!', 'Your RAD account has been created.');
  },
});

export const SwitchesByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Sign up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Get started' })).toHaveFocus();
  },
});

const renderAfterIncompleteSignOut = () => {
  const device = createStoryDevice();
  getSession(device).write(SIGN_OUT_INCOMPLETE, true);
  return (
    <PageStory path="/auth" device={device}>
      <AuthPage />
    </PageStory>
  );
};

export const SignOutIncomplete = meta.story({
  render: renderAfterIncompleteSignOut,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some data could not be cleared');
    await expect(canvas.getByLabelText('Email')).toBeVisible();
  },
});

export const SignOutIncompleteNarrow = meta.story({
  render: renderAfterIncompleteSignOut,
  ...narrow,
});

export const SessionEnded = meta.story({
  ...signingInAgain.inState('editing', blank),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please sign in again')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
