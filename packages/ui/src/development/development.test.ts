import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Actor, createActor, createMachine } from 'xstate';
import { warnOnce, clearWarnings } from './warnOnce';
import { checkActorVersion, registerPeer } from './peers';
import { checkStyles } from './styles';

const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  clearWarnings();
  consoleError.mockReset().mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('warns once', () => {
  warnOnce('This is wrong.');
  warnOnce('This is wrong.');
  expect(consoleError).toHaveBeenCalledExactlyOnceWith('[@rad-wallet/ui] This is wrong.');
});

const describeDuplicatePackage = (name: string) =>
  `[@rad-wallet/ui] Two copies of ${name} are loaded, and they do not share state. List them with "npm ls ${name}", and keep one: use the same version everywhere and run "npm dedupe", or in Vite resolve: { dedupe: ['${name}'] }.`;

it('warns about two copies of a package, even across separate bundles', () => {
  vi.stubGlobal('document', {});
  registerPeer('react', createElement);
  registerPeer('react', createElement);
  expect(consoleError).not.toHaveBeenCalled();
  registerPeer('react', () => {});
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(describeDuplicatePackage('react'));
});

it('does not warn about copies on a server', () => {
  registerPeer('react', {});
  registerPeer('react', {});
  expect(consoleError).not.toHaveBeenCalled();
});

it('detects an actor made by another copy of xstate', () => {
  checkActorVersion(createActor(createMachine({})), Actor);
  checkActorVersion({ send() {} }, Actor);
  expect(consoleError).not.toHaveBeenCalled();
  const Other = Object.defineProperty(() => {}, 'name', { value: 'Actor' });
  checkActorVersion({ constructor: Other }, Actor);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(describeDuplicatePackage('xstate'));
});

const createDocument = (...parts: object[]) =>
  ({
    readyState: 'complete',
    documentElement: {},
    querySelectorAll: () => parts,
  }) as unknown as Document;

const stubComputedStyle = (isThemed: (part: unknown) => boolean) =>
  vi.stubGlobal('getComputedStyle', (part: unknown) => ({
    getPropertyValue: () => (isThemed(part) ? '#222' : ''),
  }));

it('warns that the style sheet is missing, and names it', () => {
  vi.useFakeTimers();
  stubComputedStyle(() => false);
  checkStyles(createDocument({}));
  vi.runAllTimers();
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    '[@rad-wallet/ui] No theme is applied: import "@rad-wallet/ui/theme" (of the built package, "@rad-wallet/ui/styles.css") once in the entry file of your app. For a custom theme, put its class or attribute on the html element or around the WalletProvider.',
  );
});

it('accepts a theme for a part of the page', () => {
  vi.useFakeTimers();
  const part = {};
  stubComputedStyle((element) => element === part);
  checkStyles(createDocument(part));
  vi.runAllTimers();
  expect(consoleError).not.toHaveBeenCalled();
});
