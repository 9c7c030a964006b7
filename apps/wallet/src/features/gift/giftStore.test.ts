import type { GiftDraft } from '@rad-wallet/ui/features/gift';
import { en } from '@rad-wallet/ui/messages/en';
import { ur } from '@rad-wallet/ui/messages/ur';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseGiftRequest } from './giftDraftSchema';
import { giftWrapIds } from './giftWraps';
import { removeDraft, saveDraft, saveSentGift, readGift } from './giftStore';

const listWraps = (catalogue: Pick<typeof ur, 'giftWraps'>) =>
  giftWrapIds.map((id) => ({ id, ...catalogue.giftWraps[id] }));
const designs = listWraps(en);
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

describe('saveDraft', () => {
  it('stores the specified shape under giftData, and parses it', () => {
    saveDraft(draft);
    expect(JSON.parse(kept.get('giftData') ?? '')).toEqual(draft);
    expect(readGift(designs)).toEqual({ draft, sent: null, isDamaged: false });
  });

  it('omits a design that is not selected yet', () => {
    saveDraft({ ...draft, wrapDesign: null, message: '' });
    expect(JSON.parse(kept.get('giftData') ?? '')).not.toHaveProperty('wrapDesign');
    expect(readGift(designs).draft?.wrapDesign).toBeNull();
  });
});

describe('parseGiftRequest', () => {
  const { wrapDesign: _wrapDesign, ...gift } = draft;
  const request = { gift: { ...gift, wrapId: design.id } };

  it('restores the gift, with the design in the current language', () => {
    expect(parseGiftRequest(request, designs)).toEqual(draft);
    expect(parseGiftRequest(request, listWraps(ur))?.wrapDesign).toEqual(listWraps(ur)[0]);
    const plain = { gift: { ...gift, wrapId: null } };
    expect(parseGiftRequest(plain, designs)).toEqual({ ...draft, wrapDesign: null });
  });

  it.each([
    [{}],
    [{ gift: { ...gift, wrapId: 'constructor' } }],
    [{ gift: { ...gift, wrapId: null, amount: '-5' } }],
    [{ gift: { ...gift, wrapId: null, message: '<img src=x onerror=alert(1)>' } }],
    [{ gift: { ...gift, wrapId: null, recipient: { name: {}, phone: '1', isNewUser: false } } }],
  ])('refuses %j', (stored) => {
    expect(parseGiftRequest(stored, designs)).toBeNull();
  });
});

describe('saveSentGift', () => {
  it('removes the draft, and stores the gift until the next draft', () => {
    saveDraft(draft);
    saveSentGift(draft);
    expect(readGift(designs)).toEqual({
      draft: null,
      sent: draft,
      isDamaged: false,
    });
    saveDraft({ ...draft, amount: '1' });
    expect(readGift(designs).sent).toBeNull();
  });
});

describe('readGift', () => {
  it('returns nothing from an empty storage', () => {
    expect(readGift(designs)).toEqual({ draft: null, sent: null, isDamaged: false });
  });

  it('accepts a draft of the first step only, and other notations of the amount', () => {
    const { amount: _amount, message: _message, wrapDesign: _design, ...rest } = draft;
    expect(found({ ...rest, amount: 1000, currency: 'Gold' }).draft).toEqual({
      ...rest,
      amount: '1000',
      currency: 'GOLD',
      message: '',
      wrapDesign: null,
    });
  });

  it('ignores the stored texts of a design', () => {
    const altered = { ...design, name: 'Mine', preview: 'Something else' };
    expect(found({ ...draft, wrapDesign: altered }).draft?.wrapDesign).toEqual(design);
  });

  it('describes the design in the current language', () => {
    saveDraft(draft);
    const inUrdu = listWraps(ur);
    expect(readGift(inUrdu).draft?.wrapDesign).toEqual(inUrdu[0]);
  });

  const { recipient } = draft;
  it.each([
    ['cut off', JSON.stringify(draft).slice(0, -9)],
    ['not JSON', 'hello'],
    ['null', 'null'],
    ['a list', []],
    ['of another shape', { user: 1 }],
    ['without a recipient', { amount: '1', currency: 'PKR' }],
    ['with an empty name', { ...draft, recipient: { ...recipient, name: '  ' } }],
    ['of zero', { ...draft, amount: '0' }],
    ['with a negative amount', { ...draft, amount: '-5' }],
    ['with a number out of range', { ...draft, amount: '1e999' }],
    ['with an infinite amount', `{"amount":1e999,"currency":"PKR"}`],
    ['in an unknown currency', { ...draft, currency: 'BTC' }],
    ['with an unknown design', { ...draft, wrapDesign: { ...design, id: 'constructor' } }],
    ['with an incomplete design', { ...draft, wrapDesign: { id: design.id } }],
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
    [
      'with a name that is too long',
      { ...draft, recipient: { ...recipient, name: 'x'.repeat(501) } },
    ],
    ['with a message that is too long', { ...draft, message: 'x'.repeat(100_001) }],
    [
      'with an object for a name',
      { ...draft, recipient: { ...recipient, name: { toString: 'x' } } },
    ],
    ['with a string for a boolean', { ...draft, recipient: { ...recipient, isNewUser: 'yes' } }],
  ])('refuses a draft %s', (_what, stored) => {
    expect(found(stored)).toEqual({ draft: null, sent: null, isDamaged: true });
  });

  it('accepts the longest texts', () => {
    const long = {
      ...draft,
      recipient: { ...recipient, name: 'x'.repeat(500) },
      message: 'x'.repeat(100_000),
    };
    expect(found(long)).toMatchObject({ draft: long, isDamaged: false });
  });

  it('removes a damaged draft', () => {
    found('hello');
    removeDraft();
    expect(readGift(designs).isDamaged).toBe(false);
  });
});

describe('storage that is denied', () => {
  it('returns nothing and does not throw', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(() => saveDraft(draft)).not.toThrow();
    expect(() => saveSentGift(draft)).not.toThrow();
    expect(readGift(designs)).toEqual({ draft: null, sent: null, isDamaged: false });
  });
});
