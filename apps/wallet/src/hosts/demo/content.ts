import * as samples from '@rad-wallet/mocks/samples';
import { useClock } from '@rad-wallet/ui/provider';
import type { Loadable } from '@rad-wallet/ui/types';
import { createContext, use, useMemo, useState } from 'react';
import type { Host } from '../Host';
import { emptyContent, type HostContent } from '../HostContent';

/** Overrides the samples in stories. */
export const ContentContext = createContext<Partial<HostContent>>({});

/** Sample dates are relative to now. docs/rules.md DEMO-7. */
const createSamples = (now: Date): HostContent => ({
  ...emptyContent,
  profile: samples.profile,
  // A fixed sample value: docs/rules.md DEMO-5.
  score: samples.score,
  session: samples.sessionSummary,
  contacts: samples.contacts,
  giftContacts: samples.giftContacts,
  giftReceipt: samples.giftReceipt,
  recipients: samples.recipients,
  bills: samples.createBills(now),
  cards: samples.createCards(now),
  savedCards: samples.createSavedCards(now),
  bankAccounts: samples.bankAccounts,
  referral: samples.createReferral(now),
  depositBanks: samples.depositBanks,
  depositAddresses: samples.depositAddresses,
  supportContacts: samples.supportContacts,
  receipt: samples.transactionReceipt,
  paymentLink: samples.paymentLink,
});

function useDemoContent<Part extends keyof HostContent>(part: Part): Loadable<HostContent[Part]> {
  const clock = useClock();
  const [sample] = useState<HostContent[Part]>(() => createSamples(clock())[part]);
  const given: HostContent[Part] | undefined = use(ContentContext)[part];
  const value = given === undefined ? sample : given;
  return useMemo(() => ({ status: 'ready', value }), [value]);
}

export const useContent: Host['useContent'] = useDemoContent;

export const isSample: Host['isSample'] = (deposits) =>
  deposits === samples.depositBanks || deposits === samples.depositAddresses;
