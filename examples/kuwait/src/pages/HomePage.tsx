import { useMoney } from '@rad-wallet/ui/provider';
import {
  HOME_HISTORY_LIMIT,
  HomeScreen,
  type HomeTile,
  homeMessages,
} from '@rad-wallet/ui/features/home';
import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft, Languages, ReceiptText, Send } from 'lucide-react';
import { accountsQuery, transactionsQuery } from '../backend';
import { useLanguage } from '../language';
import { mapLoadable, toLoadable } from '../loadable';
import { getBalances } from '../money';
import type { Words } from '../words';
import { messageOf } from '@rad-wallet/ui/messages';
import { navigationMessages } from '@rad-wallet/ui/BottomBar';

const listTiles = (words: Words): HomeTile[] => [
  {
    id: 'convert',
    icon: ArrowRightLeft,
    label: messageOf(homeMessages, 'convert'),
    description: messageOf(homeMessages, 'convertCaption'),
    to: 'conversion',
    tone: 'gold',
  },
  { id: 'send', icon: Send, label: words.send, description: words.sendCaption, to: 'sendMoney' },
  {
    id: 'activity',
    icon: ReceiptText,
    label: messageOf(navigationMessages, 'history'),
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
