import type { Bill } from '@rad-wallet/ui/features/bill-payment';
import type { GiftContact, GiftReceiptDetails } from '@rad-wallet/ui/features/gift';
import type { Fund } from '@rad-wallet/ui/features/investment';
import type { DepositBank } from '@rad-wallet/ui/features/bank-deposit';
import type { WalletCard } from '@rad-wallet/ui/features/cards';
import type { DepositAddress } from '@rad-wallet/ui/features/crypto-deposit';
import type { Faq, SupportContacts } from '@rad-wallet/ui/features/help-support';
import type { BankAccount, SavedCard } from '@rad-wallet/ui/features/payment-methods';
import type { Profile, ProfileScore } from '@rad-wallet/ui/features/profile';
import type { Referral } from '@rad-wallet/ui/features/referral';
import type { WalletRecipient } from '@rad-wallet/ui/features/send-wallet';
import type { SessionSummary } from '@rad-wallet/ui/features/sign-out';
import type { TransactionReceipt } from '@rad-wallet/ui/features/transaction-receipt';
import type { Contact } from '@rad-wallet/ui/types';

/** The account holder's data that the API does not return, in independent parts. docs/rules.md DEMO-6. */
export interface HostContent {
  profile: Profile | null;
  score: ProfileScore | null;
  session: SessionSummary | null;
  contacts: readonly Contact[];
  giftContacts: readonly GiftContact[];
  giftReceipt: GiftReceiptDetails | null;
  recipients: readonly WalletRecipient[];
  bills: readonly Bill[];
  cards: readonly WalletCard[];
  /** The saved cards when the session starts. */
  savedCards: readonly SavedCard[];
  bankAccounts: readonly BankAccount[];
  referral: { code: string; link: string; referrals: readonly Referral[] } | null;
  /** Bank accounts for deposits by bank transfer; `depositAddresses` are for cryptocurrencies. */
  depositBanks: readonly DepositBank[];
  depositAddresses: readonly DepositAddress[];
  funds: readonly Fund[];
  faqs: readonly Faq[];
  supportContacts: SupportContacts | null;
  receipt: TransactionReceipt | null;
  paymentLink: string | null;
}

/** Used for parts that a host does not provide. */
export const emptyContent: HostContent = {
  profile: null,
  score: null,
  session: null,
  contacts: [],
  giftContacts: [],
  giftReceipt: null,
  recipients: [],
  bills: [],
  cards: [],
  savedCards: [],
  bankAccounts: [],
  referral: null,
  depositBanks: [],
  depositAddresses: [],
  funds: [],
  faqs: [],
  supportContacts: null,
  receipt: null,
  paymentLink: null,
};
