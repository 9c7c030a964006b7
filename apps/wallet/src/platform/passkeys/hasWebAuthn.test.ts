import { afterEach, expect, it, vi } from 'vitest';
import { hasWebAuthn } from './hasWebAuthn';

afterEach(() => vi.unstubAllGlobals());

const open = (url: string) => vi.stubGlobal('window', { location: new URL(url) });

it('needs a browser with Web Authentication', () => {
  open('https://wallet.example');
  expect(hasWebAuthn()).toBe(false);
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  expect(hasWebAuthn()).toBe(true);
});

it('needs a domain name, because there are no passkeys for an IP address', () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  for (const url of ['http://127.0.0.1:5173', 'http://[::1]:5173']) {
    open(url);
    expect(hasWebAuthn(), url).toBe(false);
  }
  for (const url of ['http://localhost:5173', 'https://1.wallet.example']) {
    open(url);
    expect(hasWebAuthn(), url).toBe(true);
  }
});
