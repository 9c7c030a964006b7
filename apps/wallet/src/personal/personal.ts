import { useClock } from '@rad-wallet/ui/provider';
import type { Bill } from '@rad-wallet/ui/flows/bill-payment';
import type { GiftContact, GiftReceiptDetails } from '@rad-wallet/ui/flows/gift';
import type { WalletCard } from '@rad-wallet/ui/screens/cards';
import type { BankAccount, SavedCard } from '@rad-wallet/ui/screens/payment-methods';
import type { Profile, Score } from '@rad-wallet/ui/screens/profile';
import type { Referral } from '@rad-wallet/ui/screens/referral';
import type { WalletRecipient } from '@rad-wallet/ui/screens/send-wallet';
import type { SessionSummary } from '@rad-wallet/ui/screens/sign-out';
import type { TransactionReceipt } from '@rad-wallet/ui/screens/transaction-receipt';
import type { Contact } from '@rad-wallet/ui/types';
import { createContext, use, useState } from 'react';

/** What is the account holder's own and comes by none of the API's calls. docs/rules.md DEMO-6. */
export interface PersonalContent {
  profile: Profile | null;
  score: Score | null;
  /** What the sign-out screen tells of the visit. */
  session: SessionSummary | null;
  /** Of Send Money and Request Money. */
  contacts: readonly Contact[];
  giftContacts: readonly GiftContact[];
  /** What a receipt says of a gift besides the gift itself. */
  giftReceipt: GiftReceiptDetails | null;
  /** Whom something was sent to by Send to Wallet. */
  recipients: readonly WalletRecipient[];
  bills: readonly Bill[];
  cards: readonly WalletCard[];
  /** What each visit begins with. */
  savedCards: readonly SavedCard[];
  bankAccounts: readonly BankAccount[];
  referral: { code: string; link: string; referrals: readonly Referral[] } | null;
  receipt: TransactionReceipt | null;
  /** That a payment request is paid by. */
  paymentLink: string | null;
}

/** What a wallet hands in of it, as it comes to be known. */
export const PersonalContext = createContext<Partial<PersonalContent>>({});

/**
 * Makes the hook that reads one part of it: what is handed in, else the given one, which is the sample in
 * the demo. Write the choice out at the call, `import.meta.env.VITE_API_URL ? none : sample`, so that a
 * build for an API drops the sample whole.
 */
export function personal<Part extends keyof PersonalContent>(
  part: Part,
  otherwise: PersonalContent[Part] | ((now: Date) => PersonalContent[Part]),
): () => PersonalContent[Part] {
  return function usePersonal() {
    const clock = useClock();
    // Samples are dated from the day on which they are looked at: docs/rules.md DEMO-7.
    const [sample] = useState(() =>
      typeof otherwise === 'function' ? otherwise(clock()) : otherwise,
    );
    const own: PersonalContent[Part] | undefined = use(PersonalContext)[part];
    return own === undefined ? sample : own;
  };
}
