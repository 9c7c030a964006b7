import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatAmount } from '../format';
import { money } from '../format/testing/money';
import { shareOrCopy } from './useShare';

const content = { title: 'Payment request', text: '5000 PKR', url: 'https://pay.rad.example/r/a' };

function stubNavigator(parts: {
  share?: (data: unknown) => Promise<void>;
  writeText?: (text: string) => Promise<void>;
}) {
  const { share, writeText } = parts;
  vi.stubGlobal('navigator', { share, clipboard: writeText && { writeText } });
}

const rejectWith = (name: string) => vi.fn().mockRejectedValue(new DOMException('No', name));

afterEach(() => vi.unstubAllGlobals());

describe('sharing', () => {
  it('passes everything to the device and copies nothing', async () => {
    const share = vi.fn(async () => {});
    const writeText = vi.fn(async () => {});
    stubNavigator({ share, writeText });
    expect(await shareOrCopy(content)).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith(content);
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each(['AbortError', 'InvalidStateError'])('ignores %s', async (name) => {
    const writeText = vi.fn(async () => {});
    stubNavigator({ share: rejectWith(name), writeText });
    expect(await shareOrCopy(content)).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['is absent', undefined],
    ['refuses', rejectWith('NotAllowedError')],
  ])('copies the link if sharing %s', async (_, share) => {
    const writeText = vi.fn(async () => {});
    stubNavigator({ share, writeText });
    expect(await shareOrCopy(content)).toBe('copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(content.url);
  });

  it('copies the text if there is no link, or the given copy text', async () => {
    const writeText = vi.fn(async () => {});
    stubNavigator({ writeText });
    await shareOrCopy({ text: 'Hello' });
    await shareOrCopy(content, 'a receipt');
    expect(writeText.mock.calls).toEqual([['Hello'], ['a receipt']]);
  });

  it('removes bidi controls', async () => {
    const share = vi.fn(async () => {});
    const writeText = vi.fn(async () => {});
    stubNavigator({ share, writeText });
    const amount = formatAmount('-1500', 'GOLD', { locale: 'ur-PK-u-nu-latn', money });
    await shareOrCopy({ title: amount, text: `رقم: ${amount}` });
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: '−1,500.000 گرام',
      text: 'رقم: −1,500.000 گرام',
    });
    stubNavigator({ writeText });
    await shareOrCopy({ text: `\u200f${amount}` });
    expect(writeText).toHaveBeenCalledExactlyOnceWith('−1,500.000 گرام');
  });

  it('fails if nothing can be copied either', async () => {
    stubNavigator({});
    expect(await shareOrCopy(content)).toBe('failed');
    stubNavigator({
      share: rejectWith('NotAllowedError'),
      writeText: rejectWith('NotAllowedError'),
    });
    expect(await shareOrCopy(content)).toBe('failed');
  });
});
