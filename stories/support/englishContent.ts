import { faqEntries, fundEntries } from '@rad-wallet/mocks/samples';
import type { Fund } from '@rad-wallet/ui/features/investment';
import { en } from '@rad-wallet/ui/messages/en';
import { giftWrapIds } from '../../apps/wallet/src/features/gift/giftWraps';

// For queries and initial state. Stories render the hooks' content, in the toolbar's language.

export const faqs = faqEntries.map((entry) => ({ ...entry, ...en.faq[entry.id] }));

export const giftWrapDesigns = giftWrapIds.map((id) => ({ id, ...en.giftWraps[id] }));

export const funds: readonly Fund[] = fundEntries.map((entry) => ({
  ...entry,
  description: en.marketplace.descriptions[entry.id],
  holdings: entry.holdings.map((held) => en.marketplace.holdings[held]),
}));
