// @vitest-environment jsdom
import { en } from '@rad-wallet/ui/messages/en';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Catalogue } from '../../platform/language/catalogue';
import { createSettings, DEFAULT_APP_SETTINGS, type StoredAppSettings } from '../settings';
import { createMemoryStorage } from '../../platform/storage/testing/memoryStorage';
import { showLock } from './LockRoot';

const BIOMETRICS = { biometrics: true, credentialId: 'AQID' };

/** A biometric prompt that stays open until it is aborted. */
const prompt = vi.fn<CredentialsContainer['get']>(() => new Promise(() => {}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
  });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: prompt },
  });
});

let close = () => {};

afterEach(() => {
  act(close);
  prompt.mockClear();
  Reflect.deleteProperty(navigator, 'credentials');
  vi.unstubAllGlobals();
});

const findButton = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

async function showLocked(initial: Partial<StoredAppSettings> = {}) {
  document.body.innerHTML = '<div></div>';
  const storage = createMemoryStorage();
  const { app } = createSettings(() => storage);
  const changeInAnotherTab = (change: Partial<StoredAppSettings>) => {
    createSettings(() => storage).app.change({ ...DEFAULT_APP_SETTINGS, ...change });
    app.reread();
  };
  changeInAnotherTab(initial);
  const catalogue = new Catalogue();
  await catalogue.setLocale('en');
  const onLeft = vi.fn();
  const onSignIn = vi.fn();
  const host = document.body.firstElementChild as Element;
  act(() => {
    close = showLock(host, { catalogue, settings: app, onLeft, onSignIn });
  });
  return {
    onLeft,
    onSignIn,
    changeInAnotherTab: (change: Partial<StoredAppSettings>) =>
      act(() => changeInAnotherTab(change)),
    press: (name: string) => act(async () => findButton(name)?.click()),
  };
}

// Biometrics in other tabs: docs/rules.md LOCK-6, SIGNOUT-10.
it('requires biometrics once another tab has turned them on', async () => {
  const { changeInAnotherTab, onLeft, press } = await showLocked();
  expect(findButton(en.lock.unlock)).toBeDefined();
  changeInAnotherTab(BIOMETRICS);
  expect(document.activeElement?.textContent).toBe(en.lock.title);
  await press(en.lock.unlockByBiometrics);
  expect(prompt).toHaveBeenCalledOnce();
  expect(onLeft).not.toHaveBeenCalled();
});

it('needs only a press once another tab has turned biometrics off', async () => {
  const { changeInAnotherTab, onLeft, press } = await showLocked(BIOMETRICS);
  await press(en.lock.unlockByBiometrics);
  changeInAnotherTab({});
  expect(prompt.mock.calls[0]?.[0]?.signal?.aborted).toBe(true);
  await press(en.lock.unlock);
  expect(onLeft).toHaveBeenCalledExactlyOnceWith('completed');
});

it('keeps a pending prompt when another tab changes another setting', async () => {
  const { changeInAnotherTab, press } = await showLocked(BIOMETRICS);
  await press(en.lock.unlockByBiometrics);
  changeInAnotherTab({ ...BIOMETRICS, theme: 'dark' });
  expect(prompt).toHaveBeenCalledOnce();
  expect(prompt.mock.calls[0]?.[0]?.signal?.aborted).toBe(false);
  expect(findButton(en.common.cancel)).toBeDefined();
});

// A browser reports a deleted passkey like a cancelled prompt.
it('offers to sign in when biometrics have been refused', async () => {
  const { onSignIn, press } = await showLocked(BIOMETRICS);
  expect(findButton(en.lock.signIn)).toBeUndefined();
  prompt.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await press(en.lock.unlockByBiometrics);
  await vi.waitFor(() => expect(findButton(en.lock.signIn)).toBeDefined());
  await press(en.lock.signIn);
  expect(onSignIn).toHaveBeenCalledOnce();
});
