// An app that declares its own messages, locales and formats in use-intl's global `AppConfig` type. They
// differ from the library's, and the sources of both must compile together.
import { loadMessages, useTranslations as useWalletTranslations } from '@rad-wallet/ui/messages';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { sendMoneyMachine } from '@rad-wallet/ui/flows/send-money';
import { defineMoney } from '@rad-wallet/ui/format';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { Screen } from '@rad-wallet/ui/Screen';
import { useActorRef } from '@xstate/react';
import { IntlProvider, useFormatter, useTranslations } from 'use-intl';

const german = { shop: { greeting: 'Guten Tag, {name}!' } } as const;

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'de' | 'fr';
    Messages: typeof german;
    Formats: { dateTime: { brief: { day: 'numeric' } } };
  }
}

const opening = new Date('2025-11-20');
const messages = await loadMessages('en');
const money = defineMoney({
  home: 'EUR',
  currencies: { EUR: { kind: 'cash', symbol: '€' } },
  prices: { status: 'ready', value: { values: {} } },
  rates: { status: 'ready', value: { values: {} } },
});

function Greeting() {
  const t = useTranslations('shop');
  const format = useFormatter();
  return (
    <p>
      {t('greeting', { name: 'Ali' })} {format.dateTime(opening, 'brief')}
    </p>
  );
}

function SendMoney() {
  const t = useWalletTranslations('sendMoney');
  const actor = useActorRef(sendMoneyMachine, { input: { money } });
  useFlowEvents(actor, () => {});
  return (
    <Screen header={<PageHeader title={t('title')} />}>{t('to', { name: 'Fatima Ali' })}</Screen>
  );
}

export function App() {
  return (
    <IntlProvider locale="de" messages={german}>
      <Greeting />
      <WalletProvider money={money} messages={messages}>
        <SendMoney />
      </WalletProvider>
    </IntlProvider>
  );
}
