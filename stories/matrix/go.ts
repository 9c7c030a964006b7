import { en } from '@rad-wallet/ui/messages/en';
import { expect } from 'vitest';
import { endingOf, type Cell } from './cells';
import {
  fillIn,
  inVisit,
  lookAtPage,
  SETTLED,
  type HealthyVisit,
  type Look,
  type Phase,
} from './healthy';
import { person, textsShown } from './person';
import { wait, type OpenWallet } from './wallet';
import { isOurs, isRaw } from './words';

/** Longer than the wallet waits for any answer (docs/rules.md TIME-5), and than a slow one takes. */
const PATIENCE = { neverAnswers: 30_001, slow: 3001 } as const;

const patienceWith = (fault: string) =>
  fault === 'neverAnswers' || fault === 'slow' ? PATIENCE[fault] : 0;

/** What the page says that it would not say otherwise, in the catalogue's words. */
function newWords(otherwise: readonly Look[]): string[] {
  const known = new Set(otherwise.flatMap(({ texts }) => texts));
  known.add(en.common.tryAgain);
  return [...new Set(textsShown())].filter((text) => !known.has(text) && isOurs(text));
}

function expectToStand({ heading }: Look) {
  const shown = lookAtPage();
  expect(shown.heading, 'the page stands').toBe(heading);
  expect(shown.texts.filter(isRaw), 'nothing that only a developer understands').toEqual([]);
}

/** The same texts, wherever on the page: a toast stands before or after the rest. */
const expectToShow = ({ texts }: Look) =>
  expect(textsShown().toSorted(), 'the page is what it is otherwise').toEqual(texts.toSorted());

const expectKept = ({ fields }: Look) =>
  expect(lookAtPage().fields, 'what was typed is kept').toEqual(fields);

type Books = HealthyVisit['books'];

const sorted = ({ balances, entries }: Books) => ({ balances, entries: entries.toSorted() });

async function expectBooks(wallet: OpenWallet, books: Books) {
  expect(sorted(await wallet.books()), 'money is moved once').toEqual(sorted(books));
}

/** How the page looks while a call is awaited: nothing of that says that something went wrong. */
const looksWhileWaiting = (visit: HealthyVisit['visit'], name: string): Promise<Look[]> =>
  inVisit(visit, { name, strike: { fault: 'neverAnswers' } }, async () => {
    const opened = lookAtPage();
    await fillIn(visit);
    const filledIn = lookAtPage();
    await visit.submit?.(person);
    return [opened, filledIn, lookAtPage()];
  });

const waiting = new WeakMap<HealthyVisit, Map<string, Promise<Look[]>>>();

function waitingLooks(healthy: HealthyVisit, name: string): Promise<Look[]> {
  const known = waiting.get(healthy) ?? new Map<string, Promise<Look[]>>();
  waiting.set(healthy, known);
  const looks = known.get(name) ?? looksWhileWaiting(healthy.visit, name);
  known.set(name, looks);
  return looks;
}

/** A read that fails: said where it is missed, asked for again, and then all is there. */
export async function goThroughRead(cell: Cell): Promise<string> {
  const { healthy, call, strike } = cell;
  const { visit, looks, books } = healthy;
  const otherwise = [...(await waitingLooks(healthy, call.name)), ...Object.values(looks)];
  return inVisit(visit, { name: call.name, strike }, async (wallet) => {
    const look = async () => {
      await wait(patienceWith(strike.fault));
      return newWords(otherwise);
    };
    let phase: Phase = 'opening';
    let words = await look();
    if (words.length === 0 && visit.fillIn) {
      phase = 'filling in';
      await fillIn(visit);
      words = await look();
      expectKept(looks[phase]);
    }
    expectToStand(looks[phase]);
    if (endingOf(cell) === 'comes later') {
      expect(words).toEqual([]);
      expectToShow(looks[phase]);
      return 'comes by itself';
    }
    // Not missed before it is needed: then it is asked for anew (docs/rules.md SEND-13, CONV-21).
    const isNeeded = words.length === 0 && visit.submit !== undefined;
    if (isNeeded) {
      await visit.submit?.(person);
      words = await look();
      expectToStand(looks[phase]);
      expectKept(looks[phase]);
    }
    expect(words, 'the page says what happened').not.toEqual([]);

    wallet.network.strike(call.name, null);
    if (isNeeded) {
      phase = 'submitting';
      await visit.submit?.(person);
      await wait();
      await expectBooks(wallet, books);
    } else {
      expect(await person.tryAgain(), 'there is a way to try again').toBeGreaterThan(0);
      await wait(SETTLED);
    }
    expectToShow(looks[phase]);
    expectKept(looks[phase]);
    return words.join(' ');
  });
}

/** Each posting went under one key, however often it was asked. */
function expectOneKeyEach({ network }: OpenWallet) {
  const keys = new Map<string, Set<string | null>>();
  for (const { method, name, key } of network.calls()) {
    if (method === 'POST') keys.set(name, (keys.get(name) ?? new Set()).add(key));
  }
  for (const [name, used] of keys) {
    expect([...used], `${name} goes under one key`).toEqual([expect.any(String)]);
  }
}

/** A posting that fails: said, everything kept, asked for again under the same key, and done once. */
export async function goThroughPosting(cell: Cell): Promise<string> {
  const { healthy, call, strike } = cell;
  const { visit, looks, books } = healthy;
  const { submit } = visit;
  if (!submit) throw new Error(`${visit.name} posts without being asked to.`);
  const otherwise = [...(await waitingLooks(healthy, call.name)), ...Object.values(looks)];
  return inVisit(visit, { name: call.name, strike }, async (wallet) => {
    const before = await wallet.books();
    await fillIn(visit);
    await submit(person);
    await wait(patienceWith(strike.fault));

    const ending = endingOf(cell);
    let words: string[] = [];
    if (ending === 'fails') {
      const filledIn = looks['filling in'];
      words = newWords(otherwise);
      expectToStand(filledIn);
      expect(words, 'the page says what happened').not.toEqual([]);
      expectKept(filledIn);
      const { entries } = await wallet.books();
      if (entries.length === before.entries.length) {
        const kept = expect.arrayContaining([...filledIn.texts]);
        expect(textsShown(), 'what was chosen is kept').toEqual(kept);
      }
      wallet.network.strike(call.name, null);
      await submit(person);
      await wait();
    }
    expectOneKeyEach(wallet);
    await expectBooks(wallet, books);
    expectToStand(looks.submitting);
    expectToShow(looks.submitting);
    return ending === 'fails' ? words.join(' ') : ending;
  });
}
