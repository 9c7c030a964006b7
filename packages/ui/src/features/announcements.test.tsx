import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { AmountField } from '../components/AmountField';
import { TierTrack } from '../components/TierTrack';
import { ProblemText, useFieldProblem, type Problem } from '../components/Toast';
import { conversionMachine } from './conversion/conversionMachine';
import { ConversionPreview } from './conversion/ConversionPreview';
import { AvailableBalance } from '../steps/AvailableBalance';
import { useAmountUnit } from '../steps/useAmountUnit';
import { toPlainText, type CurrencyCode } from '../format';
import { money } from '../format/testing/money';
import { LOCALES, type Locale } from '../locale/languages';
import { loadMessages } from '../messages';
import { paymentMessages } from '../messages/shared/payment';
import { toastsMessages } from '../messages/shared/toasts';
import { WalletProvider } from '../provider';
import './card-payment/messages';
import './investment/messages';
import './send-wallet/messages';
import '../messages/shared/crypto';

await Promise.all(LOCALES.map(loadMessages));
const { default: toasts } = await toastsMessages.load.ur();

/** `seen` excludes screen reader text; `heard` excludes text that is only visual. */
function readAloud(locale: Locale, children: ReactNode) {
  const html = renderToString(
    <WalletProvider money={money} locale={locale} timeZone="UTC">
      {children}
    </WalletProvider>,
  ).replaceAll('<!-- -->', '');
  const words = (markup: string) =>
    toPlainText(markup.replaceAll(/<[^>]*>/g, ' '))
      .replaceAll(/\s+/g, ' ')
      .trim();
  // A sentence's visible and spoken forms are adjacent spans.
  const pairs = /<span aria-hidden="true">([^<]*)<\/span><span class="[^"]*">([^<]*)<\/span>/g;
  return {
    seen: words(html.replaceAll(pairs, '$1')),
    heard: words(html.replaceAll(pairs, '$2')),
  };
}

const problems = {
  balance: {
    id: 'sendInsufficientBalance',
    values: { amount: { amount: '1500', naming: 'isoCode' } },
  },
  minimum: {
    id: 'investmentInvalidAmount',
    values: {
      min: { amount: '1000', trailingZeroDisplay: 'stripIfInteger' },
    },
  },
  converted: {
    id: 'converted',
    values: {
      given: { amount: '1000', currency: 'PKR', naming: 'symbol' },
      got: { amount: '3.6', currency: 'USD', naming: 'symbol' },
    },
  },
} satisfies Record<string, Problem>;

function startWithRate(source: 'USD' | 'GOLD') {
  const actor = createActor(conversionMachine, { input: { money } }).start();
  actor.send({ type: 'opened' });
  actor.send({ type: 'source.changed', currency: source });
  actor.send({ type: 'target.changed', currency: 'PKR' });
  return <ConversionPreview actor={actor} />;
}

function InvalidAmount() {
  const errorMessage = useFieldProblem()(problems.balance, 'sendInsufficientBalance');
  return <AmountField label={paymentMessages.en.amount} errorMessage={errorMessage} />;
}

function AmountFieldInCurrency({ currency }: { currency: CurrencyCode }) {
  return <AmountField label={paymentMessages.en.amount} {...useAmountUnit(currency)} />;
}

describe('the unit beside a field', () => {
  it.each([
    ['ur', 'PKR', 'Rs.', 'روپے'],
    ['ur', 'USD', '$', 'ڈالر'],
    ['ur', 'GOLD', 'گرام', 'گرام'],
    ['ar', 'PKR', 'Rs.', 'روبية'],
    ['ar', 'SILVER', 'غ', 'غرام'],
    ['en', 'PKR', 'Rs.', 'Pakistani Rupee'],
    ['en', 'GOLD', 'g', 'g'],
  ] as const)('%s, %s', (locale, currency, seen, heard) => {
    const { amount } = paymentMessages.en;
    expect(readAloud(locale, <AmountFieldInCurrency currency={currency} />)).toEqual({
      seen: `${amount} ${seen}`,
      heard: `${amount} ${heard}`,
    });
  });
});

describe('the available amount', () => {
  const available = (currency: 'PKR' | 'GOLD', value: string) => (
    <AvailableBalance currency={currency} balance={{ status: 'ready', value }} />
  );

  it.each([
    ['ur', 'PKR', '1500', 'دستیاب بیلنس: Rs. 1,500.00', 'دستیاب بیلنس: 1500 روپے'],
    ['ur', 'GOLD', '29.2009', 'دستیاب بیلنس: 29.200 گرام', 'دستیاب بیلنس: 29.200 گرام'],
    ['ar', 'PKR', '1500', 'الرصيد المتاح: Rs. 1,500.00', 'الرصيد المتاح: 1500 روبية'],
    ['ur', 'PKR', '1250.75', 'دستیاب بیلنس: Rs. 1,250.75', 'دستیاب بیلنس: 1250.75 روپے'],
    ['ar', 'GOLD', '29.2009', 'الرصيد المتاح: 29.200 غ', 'الرصيد المتاح: 29.200 غرام'],
    ['en', 'PKR', '1500', 'Available balance: Rs. 1,500.00', 'Available balance: Rs. 1,500.00'],
  ] as const)('%s, %s', (locale, currency, value, seen, heard) => {
    expect(readAloud(locale, available(currency, value))).toEqual({ seen, heard });
  });
});

describe('the progress to a bonus', () => {
  const track = <TierTrack count={7} tiers={[{ at: 10, reward: '1500' }]} />;

  it.each([
    ['ur', 'Rs. 1,500', '1500 روپے'],
    ['ar', 'Rs. 1,500', '1500 روبية'],
    ['en', 'Rs. 1,500', 'Rs. 1,500'],
  ] as const)('%s', (locale, seen, heard) => {
    const spoken = readAloud(locale, track);
    // The amount occurs twice: in the sentence and beside the tier.
    expect(spoken.seen.split(seen)).toHaveLength(3);
    expect(spoken.heard.split(heard)).toHaveLength(3);
    if (heard !== seen) expect(spoken.heard).not.toContain('Rs.');
  });
});

describe('a rate', () => {
  it.each([
    ['ur', 'USD', '1 USD = Rs. 277.78', '1 امریکی ڈالر = 277.78 روپے'],
    ['ar', 'USD', '1 USD = Rs. 277.78', '1 دولار أمريكي = 277.78 روبية'],
    ['en', 'USD', '1 USD = Rs. 277.78', '1 USD = Rs. 277.78'],
    ['ur', 'GOLD', '1 گرام سونا = Rs. 15,873.02', '1 گرام سونا = 15873.02 روپے'],
  ] as const)('%s, %s', (locale, source, seen, heard) => {
    const spoken = readAloud(locale, startWithRate(source));
    expect(spoken.seen).toContain(seen);
    expect(spoken.heard).toContain(heard);
  });
});

describe('a toast', () => {
  it.each([
    ['ur', 'balance', 'Rs. 1,500.00', '1500 روپے'],
    ['ar', 'balance', 'Rs. 1,500.00', '1500 روبية'],
    ['en', 'balance', 'PKR 1,500.00', 'PKR 1,500.00'],
    ['ur', 'minimum', 'Rs. 1,000', '1000 روپے'],
    ['ar', 'minimum', 'Rs. 1,000', '1000 روبية'],
    ['en', 'minimum', 'Rs. 1,000', 'Rs. 1,000'],
    ['ur', 'converted', '$3.60', '3.60 ڈالر'],
    ['ar', 'converted', '$3.60', '3.60 دولار'],
  ] as const)('%s, %s', (locale, problem, seen, heard) => {
    const spoken = readAloud(locale, <ProblemText problem={problems[problem]} />);
    expect(spoken.seen).toContain(seen);
    expect(spoken.heard).toContain(heard);
    if (heard !== seen) expect(spoken.heard).not.toMatch(/Rs\.|\$/);
  });

  it.each([
    ['ur', 'paymentSuccessful', 'USD', '5 ڈالر'],
    ['ur', 'walletMoneySent', 'SAR', '5 ریال'],
    ['ur', 'cryptoTransferInitiated', 'BHD', '5 دینار'],
    ['ar', 'paymentSuccessful', 'USD', '5 دولار'],
    ['ar', 'walletMoneySent', 'SAR', '5 ريال'],
    ['ar', 'cryptoTransferInitiated', 'BHD', '5 دينار'],
    ['en', 'paymentSuccessful', 'USD', '5 USD'],
  ] as const)('announces a currency by its name, %s: %s, %s', (locale, id, currency, spoken) => {
    const values = { amount: '5', currency, recipient: 'RAD-1' };
    const { seen, heard } = readAloud(locale, <ProblemText problem={{ id, values }} />);
    expect(seen).toContain(spoken);
    expect(heard).toBe(seen);
  });

  it('is rendered once if its announcement is the same as its text', () => {
    const { seen, heard } = readAloud('ur', <ProblemText problem={{ id: 'transferFailed' }} />);
    expect(seen).toBe(toasts.transferFailed.description);
    expect(heard).toBe(seen);
  });
});

it('is announced the same beside a field and in a toast', () => {
  expect(readAloud('ur', <InvalidAmount />).heard).toContain('1500 روپے');
  expect(readAloud('ur', <InvalidAmount />).seen).toContain('Rs. 1,500.00');
});
