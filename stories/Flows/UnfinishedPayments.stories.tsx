import preview, { navigate } from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import {
  UnfinishedPayments,
  unfinishedPaymentsMachine,
  type PaymentResult,
  type UnfinishedPayment,
  type UnfinishedPaymentsActor,
} from '@rad-wallet/ui/features/unfinished-payments';
import { fundsMessages } from '@rad-wallet/ui/features/funds';
import { useMessages } from '@rad-wallet/ui/messages';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { request } from '@rad-wallet/ui/requests';
import { Screen } from '@rad-wallet/ui/Screen';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { expect, fn, spyOn, within } from 'storybook/test';
import { createFlowStories } from '../support/createFlowStories';
import { narrow } from '../support/layout';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const getTimeBefore = (minutes: number) =>
  new Date(FIXED_NOW.getTime() - minutes * 60_000).toISOString();

const transfer: UnfinishedPayment = {
  key: 'transfer',
  kind: 'payment',
  summary: { payee: 'Ahmed Khan', amount: '1500', currency: 'PKR' },
  startedAt: getTimeBefore(5),
  href: '/send-money?unfinished=transfer',
};

const conversion: UnfinishedPayment = {
  key: 'conversion',
  kind: 'conversion',
  summary: { amount: '10000', currency: 'PKR' },
  boughtCurrency: 'GOLD',
  startedAt: getTimeBefore(12),
};

const deposit: UnfinishedPayment = {
  key: 'deposit',
  kind: 'deposit',
  summary: { amount: '2500.50', currency: 'PKR' },
  startedAt: getTimeBefore(130),
  href: '/card-payment?unfinished=deposit',
};

const bankAccount = 'Meezan Bank, PK36SCBL0000001123456702';

const bank: UnfinishedPayment = {
  key: 'bank',
  kind: 'payment',
  summary: { payee: bankAccount, amount: '450000', currency: 'PKR' },
  startedAt: getTimeBefore(3000),
  href: '/bank-transfer?unfinished=bank',
};

/** After a sign-out, only the key of a payment is known. */
const kept: UnfinishedPayment = { key: 'kept', kind: 'payment', startedAt: getTimeBefore(200) };

const all = [transfer, conversion, deposit, bank];

const findResult =
  fn<(payment: UnfinishedPayment | null) => Promise<PaymentResult>>().mockName('findResult');

function Page({ actor }: { actor: UnfinishedPaymentsActor }) {
  const t = useMessages(fundsMessages);
  return (
    <AppShell>
      <Screen header={<PageHeader title={t('title')} backHref="/" />}>
        <UnfinishedPayments actor={actor} />
      </Screen>
    </AppShell>
  );
}

const view = (actor: UnfinishedPaymentsActor) => <Page actor={actor} />;

const { live, inState } = createFlowStories({
  machine: unfinishedPaymentsMachine,
  live: unfinishedPaymentsMachine.provide({
    actors: { findResult: request((payment) => findResult(payment)) },
  }),
  input: { payments: all },
  view,
});

const meta = preview.meta({
  title: 'Flows/Unfinished Payments',
  component: UnfinishedPayments,
  parameters: { languages: { names: [bankAccount] } },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
    findResult.mockReset();
  },
});

export const One = meta.story({
  ...inState('idle', { payments: [transfer] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Ahmed Khan/ }));
    await expect(navigate).toHaveBeenLastCalledWith('/send-money?unfinished=transfer', undefined);
  },
});

/** Nothing is shown without an unfinished payment. */
export const None = meta.story({
  ...inState('idle', { payments: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Unfinished Payments')).not.toBeInTheDocument();
  },
});

export const Several = meta.story({
  ...inState('idle'),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names[0]).toMatch(/^Check again: Ahmed Khan, Rs\.\s1,500\.00$/);
    await expect(new Set(names).size).toBe(4);
  },
});

export const SeveralInUrdu = meta.story({
  ...inState('idle'),
  globals: { language: 'ur' },
});

export const SeveralInArabic = meta.story({
  ...inState('idle'),
  globals: { language: 'ar' },
});

export const SeveralNarrow = meta.story({ ...inState('idle'), ...narrow });

export const OnlyKey = meta.story({
  tags: ['spoken'],
  ...inState('idle', { payments: [kept] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getAttribute('aria-label')).toMatch(
      /^Check again: Payment, \S/,
    );
  },
});

export const OnlyKeyInUrdu = meta.story({
  ...inState('idle', { payments: [kept] }),
  globals: { language: 'ur' },
});

export const OnlyKeyInArabic = meta.story({
  ...inState('idle', { payments: [kept] }),
  globals: { language: 'ar' },
});

export const Checking = meta.story(inState('checking', { checked: transfer }));

export const Finishing = meta.story({
  ...inState('checking', { payments: [conversion], checked: conversion }),
});

const results = { transfer: 'succeeded', conversion: 'succeeded', deposit: 'refused' } as const;

export const Resolved = meta.story(inState('idle', { results }));

export const ResolvedInUrdu = meta.story({
  ...inState('idle', { results }),
  globals: { language: 'ur' },
});

export const ResolvedInArabic = meta.story({
  ...inState('idle', { results }),
  globals: { language: 'ar' },
});

const findRow = ({ canvas }: Pick<StoryContext, 'canvas'>, text: RegExp) => {
  const row = canvas.getAllByRole('listitem').find((item) => text.test(item.textContent));
  if (!row) throw new Error(`No row with ${String(text)}`);
  return within(row);
};

const press = async (context: StoryContext, text: RegExp) =>
  context.userEvent.click(findRow(context, text).getByRole('button'));

export const Succeeded = meta.story({
  ...live('idle'),
  play: async (context) => {
    findResult.mockResolvedValue('succeeded');
    await press(context, /Ahmed Khan/);
    const row = findRow(context, /Ahmed Khan/);
    await expect(await row.findByText('The payment was made.')).toBeVisible();
    await expect(row.queryByRole('button')).not.toBeInTheDocument();
    await expect(row.queryByRole('link')).not.toBeInTheDocument();
    await expect(findResult).toHaveBeenCalledWith(transfer);
  },
});

export const Refused = meta.story({
  ...live('idle'),
  play: async (context) => {
    findResult.mockResolvedValue('refused');
    await press(context, /Convert PKR to GOLD/);
    await expect(
      await findRow(context, /Convert/).findByText(
        'The conversion was not made. Your balances are as before.',
      ),
    ).toBeVisible();
  },
});

export const CheckFailed = meta.story({
  ...live('idle'),
  play: async (context) => {
    findResult.mockRejectedValue(new Error('No connection'));
    await press(context, /Ahmed Khan/);
    await expectToast('No Answer Yet');
    await expect(findRow(context, /Ahmed Khan/).getByRole('button')).toBeEnabled();
  },
});
