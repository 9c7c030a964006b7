import { parseList, PAID_CODES_KEY } from './intents';
import { createPerDevice, withStorage } from './storage';

/** The oldest codes above this number are forgotten. */
const MAX_CODES = 100;

/** Returns an FNV-1a hash of 32 bits, because a code contains the payee's name and number. */
const hash = (code: string): number =>
  new TextEncoder()
    .encode(code)
    .reduce((result, byte) => Math.imul(result ^ byte, 0x01000193), 0x811c9dc5);

/**
 * The single-use codes that were paid on this device, until a sign-out. Reads the storage each time, because another tab
 * may have changed it. docs/rules.md QR-12.
 */
export const getPaidCodes = createPerDevice(({ openLocal }) => {
  const read = () =>
    parseList(withStorage(openLocal, (storage) => storage.getItem(PAID_CODES_KEY)));
  return {
    has: (code: string): boolean => read().includes(hash(code)),
    add: (codes: readonly string[]): void => {
      const stored = read();
      const added = codes.map(hash).filter((one) => !stored.includes(one));
      if (added.length === 0) return;
      const kept = JSON.stringify([...stored, ...added].slice(-MAX_CODES));
      withStorage(openLocal, (storage) => storage.setItem(PAID_CODES_KEY, kept));
    },
  };
});
