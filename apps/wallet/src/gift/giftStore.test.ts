import type { GiftDraft } from '@rad-wallet/ui/flows/gift';
import { en } from '@rad-wallet/ui/messages/en';
import { ur } from '@rad-wallet/ui/messages/ur';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giftWrapIds } from '../content/gift';
import { dropDraft, keepDraft, keepSent, readGift } from './giftStore';

const describedIn = (catalogue: Pick<typeof ur, 'giftWraps'>) =>
  giftWrapIds.map((id) => ({ id, ...catalogue.giftWraps[id] }));
const designs = describedIn(en);
const design = designs[0]!;
const draft: GiftDraft = {
  amount: '2500.5',
  currency: 'PKR',
  recipient: { name: 'Ahmed Khan', phone: '+92 300 1234567', isNewUser: false },
  message: 'عید مبارک <3\nfrom us all',
  wrapDesign: design,
};

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

const found = (stored: unknown) => {
  kept.set('giftData', typeof stored === 'string' ? stored : JSON.stringify(stored));
  return readGift(designs);
};

describe('keepDraft', () => {
  it('stores the stated shape under giftData, and it reads back the same', () => {
    keepDraft(draft);
    expect(JSON.parse(kept.get('giftData') ?? '')).toEqual(draft);
    expect(readGift(designs)).toEqual({ draft, sent: null, attempt: null, isDamaged: false });
  });

  it('leaves out a design that is not chosen yet', () => {
    keepDraft({ ...draft, wrapDesign: null, message: '' });
    expect(JSON.parse(kept.get('giftData') ?? '')).not.toHaveProperty('wrapDesign');
    expect(readGift(designs).draft?.wrapDesign).toBeNull();
  });
});

describe('an attempt at sending', () => {
  const attempt = { key: 'key-1', subject: '{"amount":"2500.5"}' };

  it('is kept with the draft, and outlasts what is kept of the draft afterwards', () => {
    keepDraft(draft, attempt);
    keepDraft(draft);
    expect(readGift(designs).attempt).toEqual(attempt);
    expect(JSON.parse(kept.get('giftData') ?? '')).toEqual(draft);
  });

  it.each([
    ['is sent', () => keepSent(draft)],
    ['is dropped', dropDraft],
  ])('is over when the gift %s', (_, end) => {
    keepDraft(draft, attempt);
    end();
    keepDraft(draft);
    expect(readGift(designs).attempt).toBeNull();
  });

  it.each(['hello', '{}', 'null', '{"key":"","subject":"a"}', '{"key":7,"subject":"a"}'])(
    'that reads %j is none',
    (stored) => {
      keepDraft(draft);
      kept.set('giftAttempt', stored);
      expect(readGift(designs).attempt).toBeNull();
    },
  );
});

describe('keepSent', () => {
  it('ends the draft and keeps the gift for its receipt, until another is begun', () => {
    keepDraft(draft);
    keepSent(draft);
    expect(readGift(designs)).toEqual({
      draft: null,
      sent: draft,
      attempt: null,
      isDamaged: false,
    });
    keepDraft({ ...draft, amount: '1' });
    expect(readGift(designs).sent).toBeNull();
  });
});

describe('readGift', () => {
  it('finds nothing where nothing is', () => {
    expect(readGift(designs)).toEqual({ draft: null, sent: null, attempt: null, isDamaged: false });
  });

  it('takes a draft with what the first step holds alone, and amounts written otherwise', () => {
    const { amount: _amount, message: _message, wrapDesign: _design, ...rest } = draft;
    expect(found({ ...rest, amount: 1000, currency: 'Gold' }).draft).toEqual({
      ...rest,
      amount: '1000',
      currency: 'GOLD',
      message: '',
      wrapDesign: null,
    });
  });

  it('draws our design, whatever else the draft says of it', () => {
    const altered = { ...design, name: 'Mine', preview: 'Something else' };
    expect(found({ ...draft, wrapDesign: altered }).draft?.wrapDesign).toEqual(design);
  });

  it('describes the paper in the present language, whichever it was chosen in', () => {
    keepDraft(draft);
    const inUrdu = describedIn(ur);
    expect(readGift(inUrdu).draft?.wrapDesign).toEqual(inUrdu[0]);
  });

  const { recipient } = draft;
  it.each([
    ['cut off', JSON.stringify(draft).slice(0, -9)],
    ['not JSON', 'hello'],
    ['null', 'null'],
    ['a list', []],
    ['of another app', { user: 1 }],
    ['without a recipient', { amount: '1', currency: 'PKR' }],
    ['for nobody', { ...draft, recipient: { ...recipient, name: '  ' } }],
    ['of nothing', { ...draft, amount: '0' }],
    ['below nothing', { ...draft, amount: '-5' }],
    ['of no number', { ...draft, amount: '1e999' }],
    ['of an infinite number', `{"amount":1e999,"currency":"PKR"}`],
    ['in a strange currency', { ...draft, currency: 'BTC' }],
    ['in a strange paper', { ...draft, wrapDesign: { ...design, id: 'constructor' } }],
    ['in half a paper', { ...draft, wrapDesign: { id: design.id } }],
    [
      'with a script for a name',
      { ...draft, recipient: { ...recipient, name: '<img src=x onerror=alert(1)>' } },
    ],
    ['with a script for a phone', { ...draft, recipient: { ...recipient, phone: '</p><script>' } }],
    ['with a script for a message', { ...draft, message: 'hi <script>alert(1)</script>' }],
    [
      'with a drawing for a preview',
      { ...draft, wrapDesign: { ...design, preview: '<svg onload=alert(1)>' } },
    ],
    ['with control characters', { ...draft, recipient: { ...recipient, name: 'A\u0000B' } }],
    ['with a name without end', { ...draft, recipient: { ...recipient, name: 'x'.repeat(501) } }],
    ['with a message without end', { ...draft, message: 'x'.repeat(100_001) }],
    [
      'with an object for a name',
      { ...draft, recipient: { ...recipient, name: { toString: 'x' } } },
    ],
    ['with yes for true', { ...draft, recipient: { ...recipient, isNewUser: 'yes' } }],
  ])('refuses a draft %s', (_what, stored) => {
    expect(found(stored)).toEqual({ draft: null, sent: null, attempt: null, isDamaged: true });
  });

  it('takes what a person may just have written', () => {
    const long = {
      ...draft,
      recipient: { ...recipient, name: 'x'.repeat(500) },
      message: 'x'.repeat(100_000),
    };
    expect(found(long)).toMatchObject({ draft: long, isDamaged: false });
  });

  it('forgets a damaged draft when told to', () => {
    found('hello');
    dropDraft();
    expect(readGift(designs).isDamaged).toBe(false);
  });
});

describe('storage that is denied', () => {
  it('finds nothing and keeps nothing, without a word', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(() => keepDraft(draft)).not.toThrow();
    expect(() => keepSent(draft)).not.toThrow();
    expect(readGift(designs)).toEqual({ draft: null, sent: null, attempt: null, isDamaged: false });
  });
});
