import preview from '#.storybook/preview';
import { holdings } from '@rad-wallet/mocks/samples';
import { AmountField } from '@rad-wallet/ui/AmountField';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { BottomBar } from '@rad-wallet/ui/BottomBar';
import {
  defineLocale,
  defineTexts,
  languages,
  loadMessages,
  type LocaleDefinition,
} from '@rad-wallet/ui/messages';
import { HomeScreen } from '@rad-wallet/ui/features/home';
import type { WalletTransaction } from '@rad-wallet/ui/types';
import { expect, fn } from 'storybook/test';
import { walletBalances } from '../support/figures';
import { french } from './french';

const texts = defineTexts({
  home: {
    title: 'کیف پول',
    services: 'خدمات',
    cash: 'نقد',
    cashCaption: 'ارسال و دریافت',
    convert: 'تبدیل',
    convertCaption: 'تبدیل ارز',
    gifting: 'هدیه',
    giftingCaption: 'ارسال هدیه',
    cards: 'کارت‌ها',
    cardsCaption: 'مجازی و فیزیکی',
    qrPayment: 'پرداخت با QR',
    qrPaymentCaption: 'اسکن یا ساخت کد',
    billPayment: 'پرداخت قبض',
    billPaymentCaption: 'آب، برق و گاز',
    investment: 'سرمایه‌گذاری',
    investmentCaption: 'صندوق‌های شرعی',
    referral: 'دعوت از دوستان',
    referralCaption: 'پاداش بگیرید',
  },
  balance: { total: 'موجودی کل', cash: 'نقد', gold: 'طلا', silver: 'نقره' },
  history: { recentActivity: 'تراکنش‌های اخیر', viewAll: 'همه' },
  navigation: { home: 'خانه', history: 'تاریخچه', settings: 'تنظیمات', add: 'افزودن' },
  currency: { PKR: 'روپیه', GOLD: 'طلا', SILVER: 'نقره', spoken: '{amount} {currency}' },
});

const persian = defineLocale({
  tag: 'fa',
  name: 'فارسی',
  digits: 'arabext',
  gram: 'گرم',
  loadPartialCatalogue: async () => texts,
});

const urduWithUrduDigits = defineLocale({ ...languages.ur, digits: 'arabext' });

const received = {
  id: '1',
  type: 'received',
  currency: 'PKR',
  amount: '12500',
  contact: 'Received from Fatima Ali',
  counterparty: 'Fatima Ali',
  status: 'completed',
  timestamp: '2026-11-21T07:30:00Z',
} satisfies WalletTransaction;

const transactions: WalletTransaction[] = [
  received,
  { ...received, id: '2', currency: 'GOLD', amount: '2.5', timestamp: '2026-11-12T09:45:00Z' },
];

const inLanguage = async (locale: LocaleDefinition) => ({
  ownLanguage: { locale, messages: await loadMessages(locale) },
});

const meta = preview.meta({
  title: 'Library/Own language',
  render: () => (
    <AppShell bar={<BottomBar path="/" />}>
      <HomeScreen
        balances={walletBalances}
        metals={{ status: 'ready', value: { SILVER: holdings.SILVER } }}
        transactions={{ status: 'ready', value: transactions }}
      />
    </AppShell>
  ),
  tags: ['!autodocs', '!manifest'],
});

/** A partial French catalogue; missing messages are in English. */
export const French = meta.story({
  parameters: await inLanguage(french),
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('lang', 'fr');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Portefeuille');
    await expect(canvas.getByRole('region', { name: 'Solde total' })).toHaveTextContent(/\d,\d\d/);
    await expect(canvas.getByText('Recent Activity')).toBeVisible();
  },
});

/** Right to left, with the Naskh font and Persian digits. */
export const Persian = meta.story({
  parameters: await inLanguage(persian),
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('کیف پول');
    const total = canvas.getByRole('region', { name: 'موجودی کل' });
    await expect(total).toHaveTextContent(/[۰-۹]٫[۰-۹]/);
    await expect(total).toHaveTextContent('گرم');
    await expect(total).not.toHaveTextContent(/\d/);
  },
});

/** One of the wallet's languages with another numbering system. */
export const UrduDigits = meta.story({
  parameters: await inLanguage(urduWithUrduDigits),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'کُل بیلنس' })).toHaveTextContent(/[۰-۹]/);
  },
});

const change = fn();

/** French uses a decimal comma, which an amount field replaces with a point. */
export const DecimalComma = meta.story({
  parameters: { ...(await inLanguage(french)), layout: 'padded' },
  tags: ['no-visual'],
  render: () => <AmountField label="Montant" onChange={change} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Montant' });
    await userEvent.type(input, '12,50');
    await expect(input).toHaveValue('12,50');
    await expect(change).toHaveBeenLastCalledWith('12.50');
  },
});
