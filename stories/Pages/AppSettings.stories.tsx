import preview, { navigate } from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import type { ProblemError } from '@rad-wallet/ui/engine';
import { languages, LOCALES } from '@rad-wallet/ui/messages';
import {
  AppSettingsScreen,
  biometricsMachine,
  type AppSettings,
} from '@rad-wallet/ui/features/app-settings';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  APP_SETTINGS_KEY,
  DEFAULT_APP_SETTINGS,
  type StoredAppSettings,
} from '../../apps/wallet/src/session/settings';
import { DemoCard, type DemoCardProps } from '../../apps/wallet/src/hosts/demo/DemoCard';
import AppSettingsPage from '../../apps/wallet/src/features/app-settings/AppSettingsPage';
import {
  authenticator,
  createNotAllowedError,
  replaceAuthenticator,
} from '../support/authenticator';
import { FlowStory, describeState, type FlowState } from '../support/FlowStory';
import { PageStory } from '../support/PageStory';
import { refuseStorage } from '../support/storage';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const page = (
  <PageStory path="/app-settings">
    <AppSettingsPage />
  </PageStory>
);

const meta = preview.meta({
  title: 'Pages/App Settings',
  tags: ['area:profile-and-settings'],
  component: AppSettingsPage,
  subcomponents: { AppSettingsScreen },
  beforeEach: () => replaceAuthenticator(),
  render: () => page,
});

const stored = () => JSON.parse(localStorage.getItem(APP_SETTINGS_KEY) ?? 'null');

const store = (settings: Partial<StoredAppSettings> | string) => ({
  beforeEach: () =>
    localStorage.setItem(
      APP_SETTINGS_KEY,
      typeof settings === 'string'
        ? settings
        : JSON.stringify({ ...DEFAULT_APP_SETTINGS, ...settings }),
    ),
});

const biometrics = (canvas: StoryContext['canvas']) =>
  canvas.getByRole('switch', { name: 'Biometrics' });

const list = ({ canvas }: Pick<StoryContext, 'canvas'>, name: string) =>
  canvas.findByRole('button', { name: new RegExp(`${name}$`) });

async function choose(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: string,
  option: string,
) {
  await userEvent.click(await list({ canvas }, name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

async function expectDefaults({ canvas }: Pick<StoryContext, 'canvas'>) {
  await expect(await list({ canvas }, 'Language')).toHaveTextContent('As the device');
  await expect(await list({ canvas }, 'Currency')).toHaveTextContent('PKR (Pakistani Rupee)');
  await expect(await list({ canvas }, 'Auto-lock')).toHaveTextContent('5 minutes');
  await expect(canvas.getByRole('radio', { name: 'Auto' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'Normal' })).toBeChecked();
  await expect(canvas.getByRole('switch', { name: 'Biometrics' })).not.toBeChecked();
}

export const Defaults = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expectDefaults({ canvas });
    await expect(stored()).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile');
    await expect(await canvas.findByRole('button', { name: /^Reset demo data/ })).toBeVisible();
  },
});

export const EverythingChanged = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Language', 'اردو');
    await choose(context, 'Currency', 'GBP (British Pound)');
    await choose(context, 'Auto-lock', 'Never');
    await userEvent.click(canvas.getByText('Dark'));
    await userEvent.click(canvas.getByText('Biometrics'));
    await waitFor(() => expect(biometrics(canvas)).toBeChecked());
    await userEvent.click(canvas.getByText('Low'));
    await expect(stored()).toEqual({
      language: 'ur',
      currency: 'GBP',
      theme: 'dark',
      biometrics: true,
      credentialId: 'AQID',
      autoLock: 'never',
      dataUsage: 'low',
    });
    await expect(await list(context, 'Language')).toHaveTextContent('اردو');
  },
});

/** Each language has its native name and `lang`, so that screen readers use the right voice. */
export const LanguageChoices = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await list({ canvas }, 'Language'));
    const choices = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(
      choices.map((choice) => [
        choice.textContent,
        choice.querySelector<HTMLElement>('[lang]')?.lang,
      ]),
    ).toEqual([
      ['As the device', undefined],
      ...LOCALES.map((locale) => [languages[locale].name, locale]),
    ]);
  },
});

export const AutoLockChoices = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await list({ canvas }, 'Auto-lock'));
    const choices = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Never',
      '1 minute',
      '5 minutes',
      '15 minutes',
      '30 minutes',
    ]);
  },
});

export const Stored = meta.story({
  ...store({
    language: 'ar',
    theme: 'light',
    autoLock: '1',
    dataUsage: 'high',
    biometrics: true,
    credentialId: 'AQID',
  }),
  play: async ({ canvas }) => {
    await expect(await list({ canvas }, 'Language')).toHaveTextContent('العربية');
    await expect(await list({ canvas }, 'Auto-lock')).toHaveTextContent('1 minute');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'High' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Biometrics' })).toBeChecked();
  },
});

/** Opens the page a second time with the same storage. */
export const PersistedAcrossReload = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, mount, userEvent }) => {
    await mount();
    await choose({ canvas, userEvent }, 'Currency', 'EUR (Euro)');
    await userEvent.click(canvas.getByText('Light'));
    await mount(<div key="again">{page}</div>);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked());
    await expect(await list({ canvas }, 'Currency')).toHaveTextContent('EUR (Euro)');
  },
});

export const CorruptStorage = meta.story({
  ...store('{"theme":'),
  tags: ['no-visual'],
  play: expectDefaults,
});

export const HostileStorage = meta.story({
  ...store('{"language":"<script>","theme":7,"autoLock":"-1","currency":null,"dataUsage":[]}'),
  tags: ['no-visual'],
  play: expectDefaults,
});

export const StorageFull = meta.story({
  beforeEach: () => refuseStorage(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Dark'));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expectToast('Not kept in this browser');
  },
});

const onChange = fn().mockName('changed');
const demo = {
  isOpen: false,
  onOpenChange: fn().mockName('asking'),
  onReset: fn().mockName('reset'),
};

const renderScreen = (
  shown?: DemoCardProps,
  at: FlowState<typeof biometricsMachine> = { state: 'resting' },
  settings: Partial<AppSettings> = {},
) => ({
  beforeEach: () => {
    onChange.mockReset();
    demo.onOpenChange.mockReset();
    demo.onReset.mockReset();
  },
  render: () => (
    <FlowStory machine={biometricsMachine} at={at}>
      {(actor) => (
        <AppShell>
          <AppSettingsScreen
            settings={{ ...DEFAULT_APP_SETTINGS, ...settings }}
            onChange={onChange}
            biometrics={actor}
          >
            {shown && <DemoCard {...shown} />}
          </AppSettingsScreen>
        </AppShell>
      )}
    </FlowStory>
  ),
});

export const WithRealServer = meta.story({
  tags: ['no-visual'],
  ...renderScreen(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Data usage')).toBeVisible();
    await expect(canvas.queryByText('Reset demo data')).not.toBeInTheDocument();
  },
});

const question = { name: 'Reset the demo?' };

const findQuestion = async () =>
  within(await screen.findByRole('alertdialog', question, { timeout: 10_000 }));

async function askToReset({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Reset demo data/ }));
  return findQuestion();
}

const waitForQuestionToClose = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog', question)).not.toBeInTheDocument());

export const ResetConfirmation = meta.story({
  parameters: {
    // Use a separate iframe on the docs page, where an open dialog would cover other stories.
  },
  play: async (context) => {
    const { getByRole, getByText } = await askToReset(context);
    await expect(getByText(/This cannot be undone\.$/)).toBeInTheDocument();
    await expect(getByRole('button', { name: 'Reset' })).toBeEnabled();
    await expect(getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
});

/** Cancel and Escape keep the data and return focus to the row. */
export const ResetCancelled = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { getByRole } = await askToReset(context);
    await userEvent.click(getByRole('button', { name: 'Cancel' }));
    await waitForQuestionToClose();
    const row = canvas.getByRole('button', { name: /^Reset demo data/ });
    await waitFor(() => expect(row).toHaveFocus());
    await askToReset(context);
    await userEvent.keyboard('{Escape}');
    await waitForQuestionToClose();
    await expect(row).toBeVisible();
  },
});

/** Browser Back cancels the dialog without leaving the screen. */
export const ResetClosedWithBrowserBack = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await askToReset(context);
    window.history.back();
    await waitForQuestionToClose();
    await expect(context.canvas.getByRole('button', { name: /^Reset demo data/ })).toBeVisible();
    await expect(navigate).not.toHaveBeenCalled();
  },
});

/** Pressing the row only opens the dialog. */
export const ResetRowPressed = meta.story({
  ...renderScreen(demo),
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Reset demo data'));
    await expect(demo.onOpenChange).toHaveBeenCalledOnce();
    await expect(demo.onOpenChange).toHaveBeenCalledWith(true);
    await expect(demo.onReset).not.toHaveBeenCalled();
  },
});

export const DemoReset = meta.story({
  ...renderScreen({ ...demo, isOpen: true }),
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    const { getByRole } = await findQuestion();
    await userEvent.click(getByRole('button', { name: 'Reset' }));
    await expect(demo.onReset).toHaveBeenCalledOnce();
    await expect(onChange).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await list({ canvas }, 'Auto-lock');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const ThemeSelectedByKeyboard = meta.story({
  ...renderScreen(demo),
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('radio', { name: 'Auto' })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onChange).toHaveBeenLastCalledWith({ theme: 'dark' });
  },
});

export const BiometricsOff = meta.story({
  ...renderScreen(),
  parameters: describeState(biometricsMachine, 'resting'),
  play: async ({ canvas }) => {
    await expect(biometrics(canvas)).not.toBeChecked();
    await expect(biometrics(canvas)).toHaveAccessibleDescription(/not your account\.$/);
  },
});

export const BiometricsPending = meta.story({
  ...renderScreen(undefined, { state: 'registering' }),
  parameters: describeState(biometricsMachine, 'registering'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for your device...');
    await expect(biometrics(canvas)).not.toBeChecked();
  },
});

export const BiometricsOn = meta.story({
  ...renderScreen(undefined, undefined, { biometrics: true }),
  play: async ({ canvas, userEvent }) => {
    await expect(biometrics(canvas)).toBeChecked();
    await userEvent.click(canvas.getByText('Biometrics'));
    await expect(onChange).toHaveBeenLastCalledWith({ biometrics: false });
  },
});

const failureTexts = {
  cancelled: 'The request was closed, or your device did not recognise you.',
  failed: 'Your device could not set them up. Please try again.',
  timedOut: 'Your device did not answer in time. Please try again.',
  unavailable: 'This browser does not support unlocking by fingerprint, face or device lock.',
};

const createFailureStory = (id: ProblemError['problem']['id'], text: string) => ({
  ...renderScreen(undefined, { state: 'resting', context: { problem: { id } } }),
  parameters: describeState(biometricsMachine, 'resting'),
  play: async ({ canvas }: StoryContext) => {
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(biometrics(canvas)).not.toBeChecked();
    await expect(biometrics(canvas)).toBeEnabled();
  },
});

export const BiometricsCancelled = meta.story(
  createFailureStory('biometricsCancelled', failureTexts.cancelled),
);
export const BiometricsFailed = meta.story(
  createFailureStory('biometricsFailed', failureTexts.failed),
);
export const BiometricsTimedOut = meta.story(
  createFailureStory('biometricsTimedOut', failureTexts.timedOut),
);
export const BiometricsUnavailable = meta.story(
  createFailureStory('biometricsUnavailable', failureTexts.unavailable),
);

export const BiometricsUnavailableNarrow = meta.story({
  ...createFailureStory('biometricsUnavailable', failureTexts.unavailable),
  globals: { viewport: { value: 'narrow' } },
});

const toggleBiometrics = async ({ canvas, userEvent }: StoryContext) =>
  userEvent.click(await canvas.findByText('Biometrics'));

/** Turning biometrics on stores the credential id; turning them off deletes it. */
export const BiometricsToggled = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas } = context;
    await toggleBiometrics(context);
    await waitFor(() => expect(biometrics(canvas)).toBeChecked());
    await expect(stored()).toMatchObject({ biometrics: true, credentialId: 'AQID' });
    await expect(authenticator.create).toHaveBeenCalledOnce();
    await toggleBiometrics(context);
    await expect(biometrics(canvas)).not.toBeChecked();
    await expect(stored()).toMatchObject({ biometrics: false, credentialId: null });
  },
});

/** Each error is shown in a toast and beside the switch, which stays off and can be retried. */
export const BiometricsRejectedByDevice = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas } = context;
    authenticator.create.mockRejectedValueOnce(createNotAllowedError());
    await toggleBiometrics(context);
    await expectToast('Biometrics stay off', failureTexts.cancelled);
    await expect(biometrics(canvas)).not.toBeChecked();
    await expect(stored()).toBeNull();
    await toggleBiometrics(context);
    await waitFor(() => expect(biometrics(canvas)).toBeChecked());
    await expect(canvas.queryByText(failureTexts.cancelled)).not.toBeInTheDocument();
  },
});

export const NoAuthenticator = meta.story({
  tags: ['no-visual'],
  beforeEach: () => replaceAuthenticator({ isAvailable: false }),
  play: async (context) => {
    await toggleBiometrics(context);
    await expectToast('Biometrics are not available here', failureTexts.unavailable);
    await expect(biometrics(context.canvas)).not.toBeChecked();
    await expect(authenticator.create).not.toHaveBeenCalled();
    await expect(stored()).toBeNull();
  },
});
