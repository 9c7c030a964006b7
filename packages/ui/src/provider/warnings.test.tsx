import { renderToString } from 'react-dom/server';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Amount } from '../components/Amount';
import { AmountField } from '../components/AmountField';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { RelativeTime } from '../components/RelativeTime';
import { useToast } from '../components/Toast';
import { clearWarnings } from '../development/warnOnce';
import { money } from '../format/testing/money';
import { defineLocale, type LoadedMessages } from '../locale/languages';
import { useMessages } from '../messages';
import { historyMessages } from '../messages/shared/history';
import { WalletProvider } from '.';

const COMPONENT_NAME = 'Amount';

const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  clearWarnings();
  consoleError.mockReset().mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const renderInWallet = (children: ReactNode, messages?: LoadedMessages) =>
  renderToString(
    <WalletProvider money={money} messages={messages}>
      {children}
    </WalletProvider>,
  );

const TranslatedText = ({
  text,
}: {
  text: (t: (key: string, values?: object) => string) => string;
}) => text(useMessages(historyMessages) as never);

function ToastUser() {
  useToast();
  return null;
}

it.each([
  ['useMoney', <Amount key="" value="1" currency="PKR" />],
  ['useMessages', <ErrorState key="" title={COMPONENT_NAME} onRetry={() => {}} />],
  ['useToast', <ToastUser key="" />],
])('warns that %s has no WalletProvider, and how to add one', (hook, element) => {
  expect(() => renderToString(element)).toThrow(
    `${hook} has no WalletProvider above it. Wrap your app in one: <WalletProvider money={…}> of @rad-wallet/ui/provider. If there is one, two copies of @rad-wallet/ui are loaded: "npm ls @rad-wallet/ui" shows them.`,
  );
});

it('renders components that do not need the provider without it', () => {
  expect(
    renderToString(<EmptyState icon={Inbox} title={COMPONENT_NAME} description="yet" />),
  ).toContain(COMPONENT_NAME);
});

it('warns once about a missing message, and names its source', () => {
  const nowhere = <TranslatedText text={(t) => t('nowhere')} />;
  expect(renderInWallet(nowhere)).toContain('history.nowhere');
  renderInWallet(nowhere);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    '[@rad-wallet/ui] The message history.nowhere is missing in en, and its path is shown instead. Add it to the catalogue, or load it with loadMessages. @rad-wallet/ui/messages/en has every key.',
  );
});

it('shows English where messages are missing, and warns only in another language', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const title = <TranslatedText text={(t) => t('viewAll')} />;
  // Other tests load the messages of the wallet's languages.
  const french = defineLocale({ tag: 'fr', name: 'Français', digits: 'latn', hourCycle: 'h23' });
  const render = (locale: 'en' | typeof french) =>
    renderToString(
      <WalletProvider money={money} locale={locale}>
        {title}
      </WalletProvider>,
    );
  expect(render('en')).toContain(historyMessages.en.viewAll);
  expect(consoleError).not.toHaveBeenCalled();
  expect(render(french)).toContain(historyMessages.en.viewAll);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    '[@rad-wallet/ui] The message history.viewAll is missing in fr, and English is shown instead. Add it to the catalogue, or load it with loadMessages. @rad-wallet/ui/messages/en has every key.',
  );
});

it('warns about a missing value of a message, and shows its path', () => {
  const nameless = <TranslatedText text={(t) => t('greeting')} />;
  const greeting = ['Hello ', ['count', 2, { one: [['name']], other: 'all' }]];
  const messages = { history: { greeting } };
  expect(renderInWallet(nameless, messages)).toContain('history.greeting');
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    "[@rad-wallet/ui] The message history.greeting lacks the value of count, name. Give it by that name, t('key', { name }), or remove the argument from your text; defineTexts checks them.",
  );
});

it('warns about a message with arguments that is not compiled', () => {
  const messages = { history: { greeting: 'Hello {name}' } };
  const greeting = <TranslatedText text={(t) => t('greeting', { name: 'Ali' })} />;
  expect(renderInWallet(greeting, messages)).toContain('history.greeting');
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    '[@rad-wallet/ui] The message history.greeting has arguments and is not compiled, so its path is shown: Hello {name} Define your texts with defineTexts or defineCatalogue of @rad-wallet/ui/messages.',
  );
});

it('warns about an invalid amount, and shows a valid one', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(renderInWallet(<Amount value="1,500" currency="PKR" />)).toContain('–');
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    '[@rad-wallet/ui] "1,500" is not an amount: pass a plain decimal string, such as "1500.00", without grouping, currency or exponent. parseAmount of @rad-wallet/ui/format parses user input; convert a number with toFixed(2). It is shown as "–".',
  );
});

it('rejects an amount that is a number', () => {
  expect(() => renderInWallet(<Amount value={1500 as unknown as string} currency="PKR" />)).toThrow(
    'Not a plain decimal. The number 1500 is not an amount: pass a plain decimal string',
  );
});

it('warns that the value of an amount field must be a string', () => {
  renderInWallet(<AmountField label={COMPONENT_NAME} value={1500 as unknown as string} />);
  expect(consoleError).toHaveBeenCalledWith(
    '[@rad-wallet/ui] AmountField "Amount" is given the number 1500: its value is a text, as it is typed. Begin with "", and keep what onChange says.',
  );
});

it('does not warn about correct use', () => {
  vi.stubEnv('NODE_ENV', 'development');
  renderInWallet(
    <>
      <Amount value="1500.00" currency="PKR" />
      <Amount value="–" currency="PKR" />
      <AmountField label={COMPONENT_NAME} defaultValue="1,5" />
    </>,
  );
  expect(consoleError).not.toHaveBeenCalled();
});

// Relative dates (docs/rules.md TXN-5) depend on the clock, which differs between server and device.
it('formats moments as dates in UTC on a server without clock and time zone', () => {
  vi.useFakeTimers({ now: new Date('2025-11-20T22:35:00Z') });
  expect(renderInWallet(<RelativeTime timestamp="2025-11-20T22:30:00Z" />)).toContain('Nov 20');
  const clock = () => new Date();
  const given = renderToString(
    <WalletProvider money={money} clock={clock} timeZone="Asia/Karachi">
      <RelativeTime timestamp="2025-11-20T22:30:00Z" />
    </WalletProvider>,
  );
  expect(given).toContain('Just now');
});
