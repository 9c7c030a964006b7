import * as samples from '@rad-wallet/mocks/samples';
import { afterEach, expect, it, vi } from 'vitest';
import { loadContent } from '../../../../../examples/host/content';
import { emptyContent, type HostContent } from '../HostContent';
import { parseContent } from './parseContent';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

/** Returns the invalid parts. Dropped items are logged. */
function listFailed(given: object): string[] {
  vi.spyOn(console, 'error').mockReturnValue();
  const parsed = parseContent(given);
  return Object.keys(emptyContent).filter((part) => !(part in parsed));
}

it('accepts the demo samples unchanged', () => {
  expect(parseContent(JSON.parse(JSON.stringify(content)))).toEqual({ ...content, faqs: [] });
});

it('accepts the example content', async () => {
  const { id, status, limits } = samples.createCards(NOW)[0];
  vi.stubGlobal('fetch', async () => Response.json([{ id, status, limits }]));
  const given = await loadContent();
  expect(parseContent(given)).toEqual(given);
  expect(parseContent(given).cards).toHaveLength(1);
});

it('does not guess the status of cards that could not be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const parsed = parseContent(await loadContent());
  expect(parsed).not.toHaveProperty('cards');
  expect(parsed.contacts).toHaveLength(1);
});

it('treats missing parts as empty', () => {
  expect(parseContent({})).toEqual(emptyContent);
});

it.each([null, 'content'])('rejects %o', (given) => {
  expect(() => parseContent(given)).toThrow();
});

it('ignores an unknown part, and logs its name', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(parseContent({ contact: [] })).toEqual(emptyContent);
  expect(log).toHaveBeenCalledExactlyOnceWith("The host's content has an unknown part: contact");
});

it('drops a bill with an unknown category, and keeps everything else', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const [bill, ...others] = samples.createBills(NOW);
  const parsed = parseContent({ ...content, bills: [{ ...bill, category: 'space' }, ...others] });
  expect(parsed).toEqual({ ...content, faqs: [], bills: others });
  expect(log).toHaveBeenCalledExactlyOnceWith(
    "The host's content, dropped item: category is not valid (picklist)",
  );
});

it.each([
  { contacts: [{ ...samples.contacts[0], lastAmount: 1200 }] },
  { contacts: [{ ...samples.contacts[0], lastAmount: 'Rs. 1,200' }] },
  { contacts: [{ ...samples.contacts[0], id: '' }] },
  { profile: { ...samples.profile, memberSince: 'February 2026' } },
  { profile: { ...samples.profile, isAdmin: true } },
  { bills: [{ ...samples.createBills(NOW)[0], status: 'unknown' }] },
  { cards: [{ ...samples.createCards(NOW)[0], expiryMonth: 13 }] },
  { paymentLink: 'pay me' },
  // The wallet divides by these values.
  { funds: [{ ...samples.equityFund, currentNAV: '0' }] },
  { giftReceipt: { ...samples.giftReceipt, goldPrice: '0.00' } },
  ...[-1, 0.5, 1e9, Infinity].map((required) => ({
    giftReceipt: {
      ...samples.giftReceipt,
      blockchain: { ...samples.giftReceipt.blockchain, required },
    },
  })),
  { score: { value: Infinity, max: 1000 } },
])('drops or refuses only the invalid part of %o', (broken) => {
  const part = Object.keys(broken)[0] as keyof HostContent;
  const parsed = parseContent(broken);
  const failed = listFailed(broken);
  if (Array.isArray(Object.values(broken)[0])) expect(parsed[part]).toEqual([]);
  else expect(failed).toEqual([part]);
});

it('rejects a part that is not a list', () => {
  expect(listFailed({ ...content, contacts: 'none' })).toEqual(['contacts']);
});
