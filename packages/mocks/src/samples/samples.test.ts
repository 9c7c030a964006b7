import { describe, expect, it } from 'vitest';
import { FIXED_NOW } from '../clock';
import { getAccounts, getLatestEntries } from '../ledger/balances';
import { accounts } from './accounts';
import { createBills } from './bills';
import { createCards, createSavedCards } from './cards';
import { getDay, getExpiry } from './dates';
import { depositBanks } from './deposits';
import { contacts, giftContacts, recipients } from './people';
import { CITY, profile } from './profile';
import { createReferral } from './referrals';
import { createSampleLedger } from './createSampleLedger';

const now = new Date(2026, 10, 21, 15, 30);

it.each([
  [0, '2026-11-21'],
  [7, '2026-11-28'],
  [-6, '2026-11-15'],
  [-67, '2026-09-15'],
  [41, '2027-01-01'],
])('%i days from 21 November 2026 is %s', (days, day) => {
  expect(getDay(now, days)).toBe(day);
});

it.each([new Date(2026, 10, 21, 0, 0, 1), new Date(2026, 10, 21, 23, 59, 59)])(
  'counts calendar days at %s',
  (moment) => {
    expect(getDay(moment, 1)).toBe('2026-11-22');
  },
);

it.each([
  [new Date(2026, 10, 21), 12, 11, 2027],
  [new Date(2026, 10, 21), 25, 12, 2028],
  [new Date(2027, 0, 31), 1, 2, 2027],
])('%s and %i months expire in month %i of %i', (moment, months, expiryMonth, expiryYear) => {
  expect(getExpiry(moment, months)).toEqual({ expiryMonth, expiryYear });
});

describe.each([now, new Date(2031, 2, 1, 9), new Date(2032, 1, 29, 23, 59)])(
  'the samples on %s',
  (today) => {
    const day = getDay(today, 0);

    it('have bills with due dates that match their status', () => {
      for (const { dueDate, status } of createBills(today)) {
        if (status === 'pending') expect(dueDate > day).toBe(true);
        else expect(dueDate < day).toBe(true);
      }
    });

    it('have referrals who have joined, newest first', () => {
      const days = createReferral(today).referrals.map(({ joinDate }) => joinDate);
      expect(days.every((joined) => joined < day)).toBe(true);
      expect(days).toEqual(days.toSorted().toReversed());
    });

    it('have cards that have not expired', () => {
      const month = getExpiry(today, 0);
      for (const { expiryMonth, expiryYear } of [
        ...createCards(today),
        ...createSavedCards(today),
      ]) {
        expect(expiryYear * 12 + expiryMonth).toBeGreaterThan(
          month.expiryYear * 12 + month.expiryMonth,
        );
      }
    });
  },
);

describe('the samples agree with the history', () => {
  const ledger = createSampleLedger(FIXED_NOW);
  const completed = getLatestEntries(ledger).filter(({ status }) => status === 'completed');
  const findLatest = (name: string) =>
    completed.find(({ counterparty }) => counterparty === name) ??
    expect.unreachable(`${name} is not in the history`);

  it('in the accounts', () => {
    expect(getAccounts(ledger)).toEqual(accounts);
  });

  it.each(contacts)('in the last amount of $name', ({ name, lastAmount }) => {
    expect(findLatest(name)).toMatchObject({ type: 'sent', amount: lastAmount });
  });

  it('in the recipients', () => {
    for (const { name } of recipients) expect(findLatest(name).type).toBe('sent');
  });

  it('in which gift contacts are recent', () => {
    const names = giftContacts.toSorted((a, b) =>
      findLatest(b.name).timestamp.localeCompare(findLatest(a.name).timestamp),
    );
    const firstOld = names.findIndex(({ isRecent }) => !isRecent);
    expect(names.slice(firstOld).some(({ isRecent }) => isRecent)).toBe(false);
  });

  it('in the rewards, each credited after the referral joined', () => {
    const rewarded = createReferral(FIXED_NOW).referrals.filter(
      ({ status }) => status === 'rewarded',
    );
    const deposits = completed.filter(({ counterparty }) => counterparty === 'Referral Program');
    expect(deposits.map(({ amount }) => amount)).toEqual(rewarded.map(({ reward }) => reward));
    deposits.forEach(({ timestamp }, index) => {
      expect(timestamp > rewarded[index]!.joinDate).toBe(true);
    });
  });

  it('in the paid bill', () => {
    const paid = createBills(FIXED_NOW).filter(({ status }) => status === 'paid');
    const entries = completed.filter(({ description }) => description.startsWith('Internet bill'));
    expect(entries.map(({ amount }) => amount)).toEqual(paid.map(({ amount }) => amount));
  });

  it('in the city', () => {
    expect(profile.address).toMatch(new RegExp(`, ${CITY}$`));
    for (const { description } of completed.filter(({ type }) => type === 'bill_payment')) {
      expect(description).toMatch(new RegExp(`, ${CITY}$`));
    }
  });
});

describe('deposit accounts', () => {
  /** The ISO 13616 check: the rearranged number modulo 97 is 1. */
  const isValidIban = (iban: string) => {
    const text = iban.replaceAll(' ', '');
    const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
      String(letter.charCodeAt(0) - 55),
    );
    return BigInt(digits) % 97n === 1n;
  };

  it('cannot receive money: every IBAN and the routing number fail their check', () => {
    expect(isValidIban('GB29 NWBK 6016 1331 9268 19')).toBe(true);
    const details = depositBanks.flatMap((bank): { kind: string; value: string }[] => [
      ...bank.details,
    ]);
    const ibans = details.filter(({ kind }) => kind === 'iban');
    expect(ibans).toHaveLength(4);
    for (const { value } of ibans) expect([value, isValidIban(value)]).toEqual([value, false]);

    const routing = details.find(({ kind }) => kind === 'routing')?.value ?? '';
    const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
    expect(routing).toHaveLength(weights.length);
    expect(
      weights.reduce((sum, weight, at) => sum + weight * Number(routing[at]), 0) % 10,
    ).not.toBe(0);
  });
});
