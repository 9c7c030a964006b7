import { en } from '@rad-wallet/ui/messages/en';
import { expect } from 'vitest';
import {
  DEBOUNCE_MS,
  fillIn,
  runVisit,
  takeSnapshot,
  type BaselineVisit,
  type PageSnapshot,
  type Phase,
} from './baseline';
import { isPost, type MatrixEntry } from './matrixEntries';
import { readTexts, tryAgain, user } from './user';
import { wait, type OpenWallet } from './wallet';
import { isFromCatalogue, isTechnical } from './words';

/** Longer than a request timeout (docs/rules.md TIME-5) or a slow response, in ms. */
const getDuration = ({ durationMs }: MatrixEntry['injected']) =>
  durationMs === 0 ? 0 : durationMs + 1;

function findNewTexts(others: readonly PageSnapshot[]): string[] {
  const known = new Set(others.flatMap(({ texts }) => texts));
  known.add(en.common.tryAgain);
  return [...new Set(readTexts())].filter((text) => !known.has(text) && isFromCatalogue(text));
}

function expectSameHeading({ heading }: PageSnapshot) {
  const shown = takeSnapshot();
  expect(shown.heading, 'heading').toBe(heading);
  expect(shown.texts.filter(isTechnical), 'technical texts').toEqual([]);
}

/**
 * Sorts the texts, because toasts may be rendered before or after the page. Omits the receipt link, because it contains
 * the transaction's id.
 */
const toComparable = (texts: readonly string[]) =>
  texts.filter((text) => text !== en.sendMoney.viewReceipt).toSorted();

const expectSameTexts = ({ texts }: PageSnapshot) =>
  expect(toComparable(readTexts()), 'texts').toEqual(toComparable(texts));

const expectSameFields = ({ fields }: PageSnapshot) =>
  expect(takeSnapshot().fields, 'fields').toEqual(fields);

type Books = BaselineVisit['books'];

const sortEntries = ({ balances, entries }: Books) => ({ balances, entries: entries.toSorted() });

async function expectBooks(wallet: OpenWallet, books: Books) {
  expect(sortEntries(await wallet.books()), 'money is moved once').toEqual(sortEntries(books));
}

const snapshotsWhilePending = (
  visit: BaselineVisit['visit'],
  name: string,
): Promise<PageSnapshot[]> =>
  runVisit(visit, { name, injected: { fault: 'neverAnswers' } }, async () => {
    const opened = takeSnapshot();
    await fillIn(visit);
    const filledIn = takeSnapshot();
    await visit.submit?.(user);
    return [opened, filledIn, takeSnapshot()];
  });

const pendingSnapshots = new WeakMap<BaselineVisit, Map<string, Promise<PageSnapshot[]>>>();

function getPendingSnapshots(baseline: BaselineVisit, name: string): Promise<PageSnapshot[]> {
  const known = pendingSnapshots.get(baseline) ?? new Map<string, Promise<PageSnapshot[]>>();
  pendingSnapshots.set(baseline, known);
  const snapshots = known.get(name) ?? snapshotsWhilePending(baseline.visit, name);
  known.set(name, snapshots);
  return snapshots;
}

/** A failed GET must be reported where its data is missing; a retry must then show everything. Returns the message. */
async function checkRead(entry: MatrixEntry): Promise<string> {
  const { baseline, call, injected } = entry;
  const { visit, snapshots, books } = baseline;
  const others = [...(await getPendingSnapshots(baseline, call.name)), ...Object.values(snapshots)];
  return runVisit(visit, { name: call.name, injected }, async (wallet) => {
    const waitForTexts = async () => {
      await wait(getDuration(injected));
      return findNewTexts(others);
    };
    let phase: Phase = 'opening';
    let message = await waitForTexts();
    if (message.length === 0 && visit.fillIn) {
      phase = 'filling in';
      await fillIn(visit);
      message = await waitForTexts();
      expectSameFields(snapshots[phase]);
    }
    expectSameHeading(snapshots[phase]);
    if (injected.outcome === 'succeeded') {
      expect(message).toEqual([]);
      expectSameTexts(snapshots[phase]);
      return 'arrives without a retry';
    }
    // Some data is needed only on submit, which requests it again (docs/rules.md SEND-13, CONV-21).
    const isNeededOnSubmit = message.length === 0 && visit.submit !== undefined;
    if (isNeededOnSubmit) {
      await visit.submit?.(user);
      message = await waitForTexts();
      expectSameHeading(snapshots[phase]);
      expectSameFields(snapshots[phase]);
    }
    expect(message, 'error message').not.toEqual([]);

    wallet.network.injectFault(call.name, null);
    if (isNeededOnSubmit) {
      phase = 'submitting';
      await visit.submit?.(user);
      await wait();
      await expectBooks(wallet, books);
    } else {
      expect(await tryAgain(), 'Try again buttons').toBeGreaterThan(0);
      await wait(DEBOUNCE_MS);
    }
    expectSameTexts(snapshots[phase]);
    expectSameFields(snapshots[phase]);
    return message.join(' ');
  });
}

function expectOneKeyEach({ network }: OpenWallet) {
  const keys = new Map<string, Set<string | null>>();
  for (const { method, name, key } of network.calls()) {
    if (method === 'POST') keys.set(name, (keys.get(name) ?? new Set()).add(key));
  }
  for (const [name, used] of keys) {
    expect([...used], `idempotency keys of ${name}`).toEqual([expect.any(String)]);
  }
}

/**
 * A failed POST must be reported, keep the input and be retried with the same key. Without a response, it must stay in
 * doubt until its outcome is looked up, so that money moves only once.
 */
async function checkPost(entry: MatrixEntry): Promise<string> {
  const { baseline, call, injected } = entry;
  const { visit, snapshots, books } = baseline;
  const { submit } = visit;
  if (!submit) throw new Error(`${visit.name} sends ${call.name} before it is submitted.`);
  const others = [...(await getPendingSnapshots(baseline, call.name)), ...Object.values(snapshots)];
  return runVisit(visit, { name: call.name, injected }, async (wallet) => {
    const before = await wallet.books();
    await fillIn(visit);
    await submit(user);
    await wait(getDuration(injected));

    const { outcome } = injected;
    let message: string[] = [];
    if (outcome === 'refused') {
      const filledIn = snapshots['filling in'];
      message = findNewTexts(others);
      expectSameHeading(filledIn);
      expect(message, 'error message').not.toEqual([]);
      expectSameFields(filledIn);
      const { entries } = await wallet.books();
      if (entries.length === before.entries.length) {
        const kept = expect.arrayContaining([...filledIn.texts]);
        expect(readTexts(), 'choices are kept').toEqual(kept);
      }
      wallet.network.injectFault(call.name, null);
      await submit(user);
      await wait();
    }
    if (outcome === 'inDoubt') {
      message = findNewTexts(others);
      expect(message).toContain(en.payment.inDoubt.noticeTitle);
      wallet.network.injectFault(call.name, null);
      await user.press(en.payment.inDoubt.check);
      await wait();
    }
    expectOneKeyEach(wallet);
    await expectBooks(wallet, books);
    expectSameHeading(snapshots.submitting);
    expectSameTexts(snapshots.submitting);
    return message.length > 0 ? message.join(' ') : outcome;
  });
}

/** Rejects if the page does not handle the fault; resolves with the message that the page shows. */
export const checkFault = (entry: MatrixEntry): Promise<string> =>
  isPost(entry.call) ? checkPost(entry) : checkRead(entry);
