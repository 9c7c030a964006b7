import { useMoney } from '@rad-wallet/ui/provider';
import { HOME_HISTORY_LIMIT, HomeScreen, type HomeTile } from '@rad-wallet/ui/features/home';
import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft, Languages, ReceiptText, Send } from 'lucide-react';
import { accountsQuery, transactionsQuery } from '../backend';
import { useLanguage } from '../language';
import { mapLoadable, toLoadable } from '../loadable';
import { getBalances } from '../money';
import type { Words } from '../words';

const listTiles = (words: Words): HomeTile[] => [
  {
    id: 'convert',
    icon: ArrowRightLeft,
    label: { message: 'home.convert' },
    description: { message: 'home.convertCaption' },
    to: 'conversion',
    tone: 'gold',
  },
  { id: 'send', icon: Send, label: words.send, description: words.sendCaption, to: 'sendMoney' },
  {
    id: 'activity',
    icon: ReceiptText,
    label: { message: 'navigation.history' },
    description: words.activityCaption,
    to: 'history',
  },
  {
    id: 'language',
    icon: Languages,
    label: words.language,
    description: words.languageCaption,
    href: '/language',
  },
];

export function HomePage() {
  const { words } = useLanguage().language;
  const money = useMoney();
  const accounts = toLoadable(useQuery(accountsQuery));
  const transactions = toLoadable(useQuery(transactionsQuery));
  return (
    <HomeScreen
      balances={getBalances(accounts, money)}
      transactions={mapLoadable(transactions, (all) => all.slice(0, HOME_HISTORY_LIMIT))}
      tiles={listTiles(words)}
      isVerified={false}
    />
  );
}
