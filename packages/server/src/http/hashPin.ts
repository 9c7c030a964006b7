import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const HASH_BYTES = 32;

/** Returns salt and hash, in hexadecimal digits. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(pin, salt, HASH_BYTES)).toString('hex')}`;
}

export async function isPin(pin: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'hex');
  const actual = await derive(pin, Buffer.from(salt, 'hex'), HASH_BYTES);
  return expected.length === actual.length && timingSafeEqual(actual, expected);
}
