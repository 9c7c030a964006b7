import preview from '#.storybook/preview';
import { NotificationsScreen } from '@rad-wallet/ui/features/notifications';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { NOTIFICATIONS_KEY } from '../../apps/wallet/src/session/settings';
import NotificationsPage from '../../apps/wallet/src/features/notifications/NotificationsPage';
import { PageStory } from '../support/PageStory';
import { refuseStorage } from '../support/storage';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const page = (
  <PageStory path="/notifications">
    <NotificationsPage />
  </PageStory>
);

const meta = preview.meta({
  title: 'Pages/Notifications',
  tags: ['area:profile-and-settings'],
  component: NotificationsPage,
  subcomponents: { NotificationsScreen },
  render: () => page,
});

const MASTER_SWITCH = 'All notifications';
const ways = ['Push notifications', 'Email notifications', 'SMS notifications'];
const topics = ['Transactions', 'Investments', 'Promotions', 'News', 'Reminders'];
const free = [...ways, ...topics];

const toggle = ({ canvas }: Pick<StoryContext, 'canvas'>, name: string) =>
  canvas.getByRole('switch', { name });

const turn = async (context: StoryContext, name: string) =>
  context.userEvent.click(await context.canvas.findByText(name));

const stored = () => JSON.parse(localStorage.getItem(NOTIFICATIONS_KEY) ?? 'null');

const store = (text: string) => ({
  beforeEach: () => localStorage.setItem(NOTIFICATIONS_KEY, text),
});

async function expectDefaults({ canvas }: Pick<StoryContext, 'canvas'>) {
  await expect(await canvas.findByLabelText('From')).toHaveValue('22:00');
  await expect(canvas.getByLabelText('To')).toHaveValue('08:00');
  await expect(toggle({ canvas }, MASTER_SWITCH)).toBeChecked();
  await expect(toggle({ canvas }, 'SMS notifications')).not.toBeChecked();
}

export const Defaults = meta.story({
  tags: ['screen'],
  play: async (context) => {
    await expectDefaults(context);
    const security = toggle(context, 'Security alerts');
    await expect(security).toBeChecked();
    await expect(security).toBeDisabled();
    await expect(context.canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/profile',
    );
    await expect(stored()).toBeNull();
  },
});

export const AllOff = meta.story({
  play: async (context) => {
    await turn(context, MASTER_SWITCH);
    for (const name of free) await expect(toggle(context, name)).not.toBeChecked();
    await expect(toggle(context, MASTER_SWITCH)).not.toBeChecked();
    await expect(toggle(context, 'Security alerts')).toBeChecked();
    await expect(stored().preferences).toMatchObject({ push: false, security: true });
  },
});

export const AllOn = meta.story({
  play: async (context) => {
    await turn(context, MASTER_SWITCH);
    await turn(context, MASTER_SWITCH);
    for (const name of free) await expect(toggle(context, name)).toBeChecked();
    await expect(toggle(context, MASTER_SWITCH)).toBeChecked();
  },
});

export const OneOn = meta.story({
  play: async (context) => {
    await turn(context, MASTER_SWITCH);
    await turn(context, 'News');
    await expect(toggle(context, 'News')).toBeChecked();
    await expect(toggle(context, MASTER_SWITCH)).toBeChecked();
    await expect(stored().preferences).toMatchObject({ news: true, push: false });
  },
});

export const SecurityCannotBeTurnedOff = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await turn(context, 'Security alerts');
    await expect(toggle(context, 'Security alerts')).toBeChecked();
    await expect(stored()).toBeNull();
  },
});

export const QuietHoursChanged = meta.story({
  play: async ({ canvas }) => {
    const from = await canvas.findByLabelText('From');
    fireEvent.change(from, { target: { value: '' } });
    await expect(from).toHaveValue('22:00');
    fireEvent.change(from, { target: { value: '23:30' } });
    await expect(from).toHaveValue('23:30');
    await expect(stored().quietHours).toEqual({ from: '23:30', to: '08:00' });
  },
});

/** Opens the page a second time with the same storage. */
export const PersistedAcrossReload = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, mount, userEvent }) => {
    await mount();
    await turn({ canvas, userEvent }, 'SMS notifications');
    await turn({ canvas, userEvent }, 'Push notifications');
    await mount(<div key="again">{page}</div>);
    await waitFor(() => expect(toggle({ canvas }, 'SMS notifications')).toBeChecked());
    await expect(toggle({ canvas }, 'Push notifications')).not.toBeChecked();
  },
});

export const CorruptStorage = meta.story({
  tags: ['no-visual'],
  ...store('{"preferences":'),
  play: expectDefaults,
});

export const HostileStorage = meta.story({
  ...store('{"preferences":{"security":false,"sms":"<b>"},"quietHours":{"from":"99:99"}}'),
  tags: ['no-visual'],
  play: async (context) => {
    await expectDefaults(context);
    await expect(toggle(context, 'Security alerts')).toBeChecked();
  },
});

export const StorageFull = meta.story({
  beforeEach: () => refuseStorage(),
  play: async (context) => {
    await turn(context, 'SMS notifications');
    await expect(toggle(context, 'SMS notifications')).toBeChecked();
    await expectToast('Not kept in this browser');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('To')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const KeyboardNavigation = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    (await canvas.findByRole('switch', { name: MASTER_SWITCH })).focus();
    await userEvent.keyboard(' ');
    await expect(toggle(context, MASTER_SWITCH)).not.toBeChecked();
    await userEvent.tab();
    await expect(toggle(context, 'Push notifications')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle(context, MASTER_SWITCH)).toBeChecked();
  },
});
