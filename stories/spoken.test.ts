// @vitest-environment jsdom
import { LOCALES } from '@rad-wallet/ui/messages';
import { getByRole } from '@testing-library/dom';
import { act, createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { SET_LANGUAGE_EVENT } from '../.storybook/languages/index';
import { listDeclarations, type StateDeclaration } from './support/declaredStates';
import { listen, speakPage } from './support/speak';

// Composes stories like the real preview, but without the mock server, which needs a browser.
vi.mock('#.storybook/preview', () => import('../.storybook/server/preview'));

const shown = vi.hoisted(() => ({ actor: null as AnyActorRef | null }));
vi.mock('#.storybook/statechart/liveActor', () => ({
  showActor: (actor: AnyActorRef) => {
    shown.actor = actor;
    return () => {};
  },
}));

type Stories = Record<string, Record<string, { Component: ComponentType }>>;

const stories: Stories = import.meta.glob<Stories[string]>(
  ['./Flows/*.stories.tsx', './Components/Toast.stories.tsx'],
  { eager: true },
);
const declarations = listDeclarations(stories);

let root: Root;

const renderStory = (file: string, name: string) =>
  act(async () => {
    const Component = stories[file]?.[name]?.Component;
    if (Component) root.render(createElement(Component));
    await vi.dynamicImportSettled();
  });

const setLanguage = (language: string) =>
  act(async () => {
    document.dispatchEvent(new CustomEvent(SET_LANGUAGE_EVENT, { detail: language }));
    await vi.dynamicImportSettled();
  });

/** Whether the story renders its state without a play function. */
function isInState({ states }: StateDeclaration): boolean {
  const snapshot = shown.actor?.getSnapshot() as AnyMachineSnapshot | undefined;
  const value = JSON.stringify(snapshot?.value ?? '');
  return states.every((state) => state.split('.').every((part) => value.includes(`"${part}"`)));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => {});
  // jsdom has no media.
  vi.stubGlobal('MediaStream', vi.fn());
  // jsdom does not implement `getAnimations`.
  Element.prototype.getAnimations = () => [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  shown.actor = null;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const files = [...new Set(declarations.map(({ file }) => file))];

it.each(files)('%s is spoken as reviewed', { timeout: 240_000 }, async (file) => {
  const spoken: string[] = [];
  const covered = new Set<string>();
  for (const declaration of declarations.filter((it) => it.file === file)) {
    const state = [declaration.machine, ...declaration.states].join(' ');
    if (covered.has(state) && !declaration.isSpoken) continue;
    await renderStory(file, declaration.exported);
    if (isInState(declaration)) {
      covered.add(state);
      for (const language of LOCALES) {
        await setLanguage(language);
        const lines = await speakPage();
        spoken.push([`# ${declaration.name}, ${language}`, ...lines].join('\n'));
      }
    }
    await act(async () => root.render(null));
    shown.actor = null;
  }
  const baseline = file.replace('.stories.tsx', '.txt');
  if (spoken.length > 0) {
    await expect(`${spoken.join('\n\n')}\n`).toMatchFileSnapshot(`./__spoken__/${baseline}`);
  }
});

it('announces a toast once', async () => {
  await renderStory('./Components/Toast.stories.tsx', 'Neutral');
  // The alert is mounted before the toast.
  const phrases = await listen(async () => {
    await act(async () => {
      document.querySelector('button')?.click();
      await vi.dynamicImportSettled();
    });
    await vi.waitFor(
      () => expect(document.querySelector('[role="region"]')).not.toBeNull(),
      10_000,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(phrases).toEqual([
    'assertive: Forgot password? Resetting a password is not part of this demonstration.',
  ]);
});

// Order of what is heard: docs/rules.md TOAST-6.
it.each([
  {
    story: 'EnteringDetails',
    action: 'Continue',
    field: 'textbox, Full Name, Please fill in all required fields., invalid, required',
    toast: 'Missing information Please fill in all required fields.',
  },
  {
    story: 'EnteringAddress',
    action: 'Submit for Review',
    field:
      'textbox, Street Address, Please complete your address details and upload proof., invalid, required',
    toast: 'Address information required Please complete your address details and upload proof.',
  },
])('announces the first missing field, then the toast, once each: $story', async (expected) => {
  await renderStory('./Flows/Kyc.stories.tsx', expected.story);
  const button = getByRole(document.body, 'button', { name: expected.action });
  const phrases = await listen(async () => {
    await act(async () => button.click());
    await vi.waitFor(
      () => expect(document.querySelector('[role="region"]')).not.toBeNull(),
      10_000,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(phrases.map((phrase) => phrase.replaceAll(/(, )+/g, ', '))).toEqual([
    expected.field,
    `assertive: ${expected.toast}`,
  ]);
});
