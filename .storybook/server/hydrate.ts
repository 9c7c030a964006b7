// Runs in a browser: hydrates the server's HTML and compares it with a client render.
import { createElement, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Channel } from 'storybook/internal/channels';
import { addons } from 'storybook/preview-api';
import { snapshot } from './snapshot';
import { stories } from './stories';

declare global {
  interface Window {
    hydrateStories: (htmlByStory: Record<string, string>) => Promise<Record<string, string[]>>;
  }
}

addons.setChannel(new Channel({}));
// Requests stay pending, because only the first render is compared.
window.fetch = () => new Promise(() => {});

let problems: string[] = [];
const recordProblem = (...messages: unknown[]) =>
  void problems.push(messages.map(String).join(' '));
console.error = console.warn = recordProblem;
window.addEventListener('error', ({ message }) => recordProblem(message));
window.addEventListener('unhandledrejection', ({ reason }) => recordProblem(reason));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function MountReporter({ onShown, children }: { onShown: () => void; children?: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

async function waitUntilStable(container: Element, pause: number): Promise<string> {
  let before = '';
  for (let round = 0; round < 40; round += 1) {
    await wait(pause);
    document.querySelector('[data-live-announcer]')?.remove();
    const now = `${document.title}\n${snapshot(document.body)}`;
    if (now === before && [...container.querySelectorAll('*')].every(isHydrated)) return now;
    before = now;
  }
  recordProblem('It keeps changing, or is only partly hydrated.');
  return before;
}

/** Maximum duration of the first render, in ms. */
const TIMEOUT_MS = 10_000;

async function hydrateStory(name: string, html: string | null, pause: number): Promise<string> {
  const story = stories.get(name);
  if (!story) throw new Error(`The story ${name} is missing.`);
  document.body.innerHTML = '';
  document.querySelector('title')?.remove();
  const container = document.createElement('div');
  document.body.append(container);
  let root: Root | undefined;
  const shown = new Promise<boolean>((resolve) => {
    const onUncaughtError = (error: unknown) => {
      recordProblem(error);
      resolve(false);
    };
    const element = createElement(
      MountReporter,
      { onShown: () => resolve(true) },
      createElement(story.Component),
    );
    if (html === null) {
      root = createRoot(container, { onUncaughtError });
      root.render(element);
    } else {
      container.innerHTML = html;
      // In a server-rendered page, the title is in the head.
      document.head.append(...container.querySelectorAll(':scope > title'));
      root = hydrateRoot(container, element, {
        onUncaughtError,
        onRecoverableError: recordProblem,
      });
    }
  });
  const isShown = await Promise.race([shown, wait(TIMEOUT_MS)]);
  if (isShown !== true) recordProblem('It does not render.');
  const page = isShown === true ? await waitUntilStable(container, pause) : '';
  root?.unmount();
  return page;
}

function describeDifference(hydrated: string, own: string): string {
  const [left, right] = [hydrated.split('\n'), own.split('\n')];
  const at = left.findIndex((line, index) => line !== right[index]);
  return `Hydrated: ${left[at]?.trim()}\nRendered: ${right[at]?.trim()}`;
}

async function findHydrationProblems(name: string, html: string): Promise<string[]> {
  // React delays content that is lazy-loaded for the first time, so try again with longer pauses.
  for (const pause of [0, 100, 400]) {
    problems = [];
    const hydrated = await hydrateStory(name, html, pause);
    const own = await hydrateStory(name, null, pause);
    if (hydrated === own) return problems;
    recordProblem(describeDifference(hydrated, own));
    // If another problem was logged, a longer pause does not help.
    if (problems.length > 1) break;
  }
  return problems;
}

window.hydrateStories = async (htmlByStory) => {
  const wrong: Record<string, string[]> = {};
  for (const [name, html] of Object.entries(htmlByStory)) {
    const found = await findHydrationProblems(name, html);
    if (found.length > 0) wrong[name] = found;
  }
  return wrong;
};
