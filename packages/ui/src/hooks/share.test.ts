import { afterEach, describe, expect, it, vi } from 'vitest';
import { share } from './share';

const wish = { title: 'Pay me', text: 'Pay me: rad:pay?to=1', fallback: 'rad:pay?to=1' };
const refused = new DOMException('Not allowed', 'NotAllowedError');

function device(abilities: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const { writeText, ...rest } = abilities;
  vi.stubGlobal('navigator', { ...rest, ...(writeText && { clipboard: { writeText } }) });
}

afterEach(() => void vi.unstubAllGlobals());

describe('share', () => {
  it('leaves it to the device, which is given title and text', async () => {
    const deviceShare = vi.fn(async () => {});
    const writeText = vi.fn(async () => {});
    device({ share: deviceShare, writeText });
    expect(await share(wish)).toBe('shared');
    expect(deviceShare).toHaveBeenCalledWith({ title: wish.title, text: wish.text });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing for a person who thought better of it', async () => {
    const writeText = vi.fn(async () => {});
    device({ share: () => Promise.reject(new DOMException('Closed', 'AbortError')), writeText });
    expect(await share(wish)).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['is absent', undefined],
    ['refuses', () => Promise.reject(refused)],
  ])('copies where sharing %s', async (_case, deviceShare) => {
    const writeText = vi.fn(async () => {});
    device({ share: deviceShare, writeText });
    expect(await share(wish)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(wish.fallback);
  });

  it.each([
    ['is absent', undefined],
    ['refuses', () => Promise.reject(refused)],
  ])('fails where the clipboard %s, too', async (_case, writeText) => {
    device({ writeText });
    expect(await share(wish)).toBe('failed');
  });
});
