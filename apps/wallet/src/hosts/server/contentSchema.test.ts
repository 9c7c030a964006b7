import * as samples from '@rad-wallet/mocks/samples';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { loadContent } from '../../../../../examples/host/content';
import { contentSchema } from './contentSchema';

const NOW = new Date('2026-11-21T10:30:00Z');

const content = {
  profile: samples.profile,
  score: samples.score,
  session: samples.sessionSummary,
  contacts: samples.contacts,
  giftContacts: samples.giftContacts,
  giftReceipt: samples.giftReceipt,
  recipients: samples.recipients,
  bills: samples.createBills(NOW),
  cards: samples.createCards(NOW),
  savedCards: samples.createSavedCards(NOW),
  bankAccounts: samples.bankAccounts,
  referral: samples.createReferral(NOW),
  depositBanks: samples.depositBanks,
  depositAddresses: samples.depositAddresses,
  funds: [samples.equityFund, samples.incomeFund],
  supportContacts: samples.supportContacts,
  receipt: samples.transactionReceipt,
  paymentLink: samples.paymentLink,
};

it('reads the samples of the demo as they are', () => {
  expect(v.parse(contentSchema, JSON.parse(JSON.stringify(content)))).toEqual(content);
});

it('reads the content of the example', async () => {
  const given = await loadContent();
  expect(v.parse(contentSchema, given)).toEqual(given);
});

it('reads content without any part', () => {
  expect(v.parse(contentSchema, {})).toEqual({});
});

it.each([
  null,
  { contact: [] },
  { contacts: [{ ...samples.contacts[0], lastAmount: 1200 }] },
  { contacts: [{ ...samples.contacts[0], lastAmount: 'Rs. 1,200' }] },
  { contacts: [{ ...samples.contacts[0], id: '' }] },
  { profile: { ...samples.profile, memberSince: 'February 2026' } },
  { profile: { ...samples.profile, isAdmin: true } },
  { bills: [{ ...samples.createBills(NOW)[0], status: 'unknown' }] },
  { cards: [{ ...samples.createCards(NOW)[0], expiryMonth: 13 }] },
  { paymentLink: 'pay me' },
  // Amounts are divided by these.
  { funds: [{ ...samples.equityFund, currentNAV: '0' }] },
  { giftReceipt: { ...samples.giftReceipt, goldPrice: '0.00' } },
  ...[-1, 0.5, 1e9, Infinity].map((required) => ({
    giftReceipt: {
      ...samples.giftReceipt,
      blockchain: { ...samples.giftReceipt.blockchain, required },
    },
  })),
  { score: { value: Infinity, max: 1000 } },
])('refuses %o', (broken) => {
  expect(v.is(contentSchema, broken)).toBe(false);
});
