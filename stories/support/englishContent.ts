import type { Fund } from '@rad-wallet/ui/flows/investment';
import { en } from '@rad-wallet/ui/messages/en';
import { faqEntries } from '../../apps/wallet/src/content/faq';
import { fundEntries } from '../../apps/wallet/src/content/funds';
import { giftWrapIds } from '../../apps/wallet/src/content/gift';

// What stories begin with and look for. What they show comes by the hooks, in the language of the toolbar.

/** The questions and answers of the help page. */
export const faqs = faqEntries.map((entry) => ({ ...entry, ...en.faq[entry.id] }));

/** The wrapping papers. */
export const giftWrapDesigns = giftWrapIds.map((id) => ({ id, ...en.giftWraps[id] }));

/** The funds of the marketplace. */
export const funds: readonly Fund[] = fundEntries.map((entry) => ({
  ...entry,
  description: en.marketplace.descriptions[entry.id],
  holdings: entry.holdings.map((held) => en.marketplace.holdings[held]),
}));
