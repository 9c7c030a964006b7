import type { Fund } from '@rad-wallet/ui/flows/investment';
import { useTranslations } from '@rad-wallet/ui/messages';

/** The funds of the marketplace. Descriptions and names of holdings are the messages `marketplace`. */
export const fundEntries = [
  {
    id: 'f1',
    name: 'Islamic Equity Fund',
    category: 'equity',
    risk: 'high',
    return1Y: '15.2',
    return3Y: '42.5',
    minInvestment: '1000',
    currentNAV: '125.5',
    shariahCompliant: true,
    holdings: ['cement', 'oilAndGas', 'islamicBanking', 'fertiliser', 'technology'],
  },
  {
    id: 'f2',
    name: 'Islamic Income Fund',
    category: 'income',
    risk: 'low',
    return1Y: '8.5',
    return3Y: '25.8',
    minInvestment: '500',
    currentNAV: '105.25',
    shariahCompliant: true,
    holdings: ['governmentIjarahSukuk', 'islamicBankDeposits', 'corporateSukuk'],
  },
  {
    id: 'f3',
    name: 'Islamic Balanced Fund',
    category: 'balanced',
    risk: 'medium',
    return1Y: '12.8',
    return3Y: '38.2',
    minInvestment: '500',
    currentNAV: '115.75',
    shariahCompliant: true,
    holdings: ['governmentIjarahSukuk', 'islamicBanking', 'power', 'corporateSukuk'],
  },
  {
    id: 'f4',
    name: 'Islamic Growth Fund',
    category: 'equity',
    risk: 'high',
    return1Y: '18.5',
    return3Y: '52.3',
    minInvestment: '1000',
    currentNAV: '142.3',
    shariahCompliant: true,
    holdings: ['technology', 'pharmaceuticals', 'consumerGoods', 'engineering'],
  },
] as const satisfies readonly Omit<Fund, 'description'>[];

/** Returns the funds with their texts in the current language. */
export function useFunds(): readonly Fund[] {
  const t = useTranslations('marketplace');
  return fundEntries.map((entry) => ({
    ...entry,
    description: t(`descriptions.${entry.id}`),
    holdings: entry.holdings.map((held) => t(`holdings.${held}`)),
  }));
}
