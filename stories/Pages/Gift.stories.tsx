import preview, { navigate } from '#.storybook/preview';
import { giftPlan } from '@rad-wallet/testing/features/gift';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import GiftPage from '../../apps/wallet/src/features/gift/GiftPage';
import { giftWrapDesigns } from '../support/englishContent';
import { PageStory } from '../support/PageStory';
import { withContent, describeEmptyPage } from '../support/hostContent';
import { followPlan } from '@rad-wallet/testing/user';
import { expectToast } from '../support/toast';

const meta = preview.meta({ title: 'Pages/Gift', tags: ['area:gold-gift'], component: GiftPage });

const firstStepDraft = {
  amount: '2500',
  currency: 'PKR',
  recipient: { name: 'Ayesha Malik', phone: '+92 345 1122334', isNewUser: false },
};
const draftWithMessage = { ...firstStepDraft, message: 'Shaadi Mubarak!' };
const completeDraft = { ...draftWithMessage, wrapDesign: giftWrapDesigns[1] };

const openAtPath = (path: string, stored?: unknown) => ({
  beforeEach: () => {
    if (stored === undefined) return;
    const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
    sessionStorage.setItem('giftData', text);
  },
  render: () => (
    <PageStory path={path}>
      <GiftPage />
    </PageStory>
  ),
});

const readStoredDraft = () => JSON.parse(sessionStorage.getItem('giftData') ?? 'null');

export const Default = meta.story({
  tags: ['screen'],
  ...openAtPath('/gift-contact'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Currency/ })).toHaveTextContent('PKR');
  },
});

const { wrapDesign: chosenDesign, ...order } = completeDraft;

const storedIntent = {
  flow: 'gift',
  key: 'stored',
  subject: '',
  request: { gift: { ...order, wrapId: chosenDesign?.id } },
  summary: { payee: order.recipient.name, amount: order.amount, currency: order.currency },
  startedAt: '2026-11-21T10:20:00Z',
};

/** A gift without a response, after a reload or in another tab. docs/rules.md GIFT-17. */
export const InDoubtAfterReload = meta.story({
  tags: ['no-visual'],
  ...openAtPath('/gift-contact'),
  beforeEach: () => localStorage.setItem('rad-wallet/intents', JSON.stringify([storedIntent])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We do not know whether the money moved')).toBeVisible();
    await expect(canvas.getByText('Ayesha Malik')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Do something else' }));
    await expect(await canvas.findByRole('radio', { name: 'Ayesha Malik' })).toBeChecked();
  },
});

export const RecipientRestored = meta.story({
  ...openAtPath('/gift-contact', completeDraft),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Ayesha Malik' })).toBeChecked();
    await expect(canvas.getByLabelText(/Gift Amount/)).toHaveValue('2500');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
});

export const MessageStep = meta.story({
  tags: ['screen'],
  ...openAtPath('/gift-message', firstStepDraft),
});

export const WrapStep = meta.story({
  tags: ['screen'],
  ...openAtPath('/gift-wrap', draftWithMessage),
});

export const CelebrationStep = meta.story({
  tags: ['screen'],
  ...openAtPath('/gift-celebration', completeDraft),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Islamic Calligraphy')).toBeVisible();
    await expect(canvas.getByText('Rs. 2,500.00')).toBeVisible();
  },
});

export const ReceiptStep = meta.story({
  tags: ['screen'],
  ...openAtPath('/gift-celebration', completeDraft),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Gift Now' }));
    await expect(await canvas.findByText('Gift Sent Successfully')).toBeVisible();
    await expect(navigate).toHaveBeenCalledWith('/gift-receipt', expect.anything());
    await expect(readStoredDraft()).toBeNull();
  },
});

export const ReceiptReloaded = meta.story({
  tags: ['no-visual'],
  ...openAtPath('/gift-receipt'),
  beforeEach: () => sessionStorage.setItem('giftSent', JSON.stringify(completeDraft)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gift Sent Successfully')).toBeVisible();
    await expect(canvas.getByText('Islamic Calligraphy')).toBeVisible();
  },
});

/** After sending a gift, the page next opens with an empty form. */
export const NewGiftAfterSending = meta.story({
  tags: ['no-visual'],
  ...openAtPath('/gift-contact'),
  beforeEach: () => sessionStorage.setItem('giftSent', JSON.stringify(completeDraft)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Gift Amount/)).toHaveValue('1000');
    for (const radio of canvas.getAllByRole('radio', { name: /Ayesha|Ahmed/ })) {
      await expect(radio).not.toBeChecked();
    }
  },
});

export const DraftStoredAtEachStep = meta.story({
  ...openAtPath('/gift-contact'),
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Ahmed Khan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/gift-message', expect.anything()));
    const recipient = { name: 'Ahmed Khan', phone: '+92 300 1234567', isNewUser: false };
    await expect(readStoredDraft()).toMatchObject({ amount: '1000', currency: 'PKR', recipient });
    await userEvent.type(await canvas.findByLabelText(/Your message/), 'Mubarak');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Nature Inspired' }));
    await expect(readStoredDraft()).toEqual({
      amount: '1000',
      currency: 'PKR',
      recipient,
      message: 'Mubarak',
      wrapDesign: giftWrapDesigns[5],
    });
  },
});

export const LaterStepWithoutDraft = meta.story({
  tags: ['no-visual'],
  ...openAtPath('/gift-celebration'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Send Gold Gift' })).toBeVisible();
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(
        '/gift-contact',
        expect.objectContaining({ replace: true }),
      ),
    );
    await expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  },
});

export const CorruptDraft = meta.story({
  ...openAtPath('/gift-wrap', '{"amount":"25'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Send Gold Gift' })).toBeVisible();
    await expectToast('Saved gift discarded');
    await expect(sessionStorage.getItem('giftData')).toBeNull();
  },
});

export const HostileDraft = meta.story({
  tags: ['no-visual'],
  ...openAtPath('/gift-celebration', {
    ...completeDraft,
    recipient: { ...firstStepDraft.recipient, name: '<img src=x onerror=alert(1)>' },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Send Gold Gift' })).toBeVisible();
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
    await expect(canvas.queryByText(/onerror/)).toBeNull();
    await expectToast('Saved gift discarded');
  },
});

/** Without storage, the flow continues in memory. */
export const StorageDenied = meta.story({
  ...openAtPath('/gift-contact'),
  tags: ['no-visual'],
  beforeEach: () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Storage.prototype[method] as (...given: string[]) => unknown;
      spyOn(Storage.prototype, method).mockImplementation(function denied(
        this: Storage,
        ...given: string[]
      ) {
        if (given[0]?.startsWith('gift')) throw new DOMException('denied', 'SecurityError');
        return original.apply(this, given) as never;
      });
    }
  },
  play: async ({ canvas, userEvent }) => {
    await followPlan({ userEvent }, giftPlan, 'sent');
    await expect(await canvas.findByText('Gift Sent Successfully')).toBeVisible();
    await expect(canvas.getByText('Floral Garden')).toBeVisible();
  },
});

export const ShareDetailsLogsOnly = meta.story({
  ...openAtPath('/gift-celebration', completeDraft),
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const log = spyOn(console, 'log').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Share Gift Details' }));
    await expect(log).toHaveBeenCalledWith('Share gift details', expect.anything());
    await expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const NavigatesToDashboard = meta.story({
  ...openAtPath('/gift-celebration', completeDraft),
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to Dashboard' }));
    await expect(navigate).toHaveBeenCalledWith('/', { replace: true });
    await expect(readStoredDraft()).not.toBeNull();
  },
});

/** Without contacts, a gift can only be sent by link. */
export const NoContacts = meta.story({
  ...openAtPath('/gift-contact'),
  decorators: [withContent({ giftContacts: [] })],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No contacts')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Create Link'));
    await expect(canvas.getByLabelText('Recipient Name')).toBeVisible();
    await userEvent.click(canvas.getByText('Select Contact'));
  },
});

export const WithoutContent = meta.story({
  ...openAtPath('/gift-contact'),
  tags: ['no-visual'],
  ...describeEmptyPage('Send Gold Gift', '/'),
});
