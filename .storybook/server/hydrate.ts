// Runs in a browser: hydrates the server's HTML and compares it with a client render.
import { createElement, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Channel } from 'storybook/internal/channels';
import { addons } from 'storybook/preview-api';
import { snapshot } from './snapshot';
import { stories } from './stories';

declare global {
  interface Window {
    /** Returns the problems by story; stories without problems are omitted. */
    hydrateStories: (drawn: Record<string, string>) => Promise<Record<string, string[]>>;
  }
}

addons.setChannel(new Channel({}));
// Nothing is read: what is compared is the first thing that a person sees.
window.fetch = () => new Promise(() => {});

let problems: string[] = [];
const note = (...said: unknown[]) => void problems.push(said.map(String).join(' '));
console.error = console.warn = note;
window.addEventListener('error', ({ message }) => note(message));
window.addEventListener('unhandledrejection', ({ reason }) => note(reason));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function Shown({ onShown, children }: { onShown: () => void; children?: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

/** What React draws or takes over bears its mark. */
const isTaken = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

/** The page once nothing moves any more. */
async function settled(container: Element, pause: number): Promise<string> {
  let before = '';
  for (let round = 0; round < 40; round += 1) {
    await wait(pause);
    document.querySelector('[data-live-announcer]')?.remove();
    const now = `${document.title}\n${snapshot(document.body)}`;
    if (now === before && [...container.querySelectorAll('*')].every(isTaken)) return now;
    before = now;
  }
  note('It does not come to rest, or was not taken over whole.');
  return before;
}

/** How long a browser may take to show something at all, ms. */
const PATIENCE = 10_000;

async function show(name: string, html: string | null, pause: number): Promise<string> {
  const story = stories.get(name);
  if (!story) throw new Error(`There is no story ${name}.`);
  document.body.innerHTML = '';
  document.querySelector('title')?.remove();
  const container = document.createElement('div');
  document.body.append(container);
  let root: Root | undefined;
  const shown = new Promise<boolean>((resolve) => {
    const onUncaughtError = (error: unknown) => {
      note(error);
      resolve(false);
    };
    const drawn = createElement(
      Shown,
      { onShown: () => resolve(true) },
      createElement(story.Component),
    );
    if (html === null) {
      root = createRoot(container, { onUncaughtError });
      root.render(drawn);
    } else {
      container.innerHTML = html;
      // A server's page has it in its head.
      document.head.append(...container.querySelectorAll(':scope > title'));
      root = hydrateRoot(container, drawn, { onUncaughtError, onRecoverableError: note });
    }
  });
  const isShown = await Promise.race([shown, wait(PATIENCE)]);
  if (isShown !== true) note('It is not shown.');
  const page = isShown === true ? await settled(container, pause) : '';
  root?.unmount();
  return page;
}

/** The first line in which they differ, from both. */
function difference(hydrated: string, own: string): string {
  const [left, right] = [hydrated.split('\n'), own.split('\n')];
  const at = left.findIndex((line, index) => line !== right[index]);
  return `Taken over:   ${left[at]?.trim()}\nDrawn anew:   ${right[at]?.trim()}`;
}

async function check(name: string, html: string): Promise<string[]> {
  // What loads on demand is not there the first time, and then React waits before it shows it.
  for (const pause of [0, 100, 400]) {
    problems = [];
    const hydrated = await show(name, html, pause);
    const own = await show(name, null, pause);
    if (hydrated === own) return problems;
    note(difference(hydrated, own));
    // Said aloud, it is wrong however long one waits.
    if (problems.length > 1) break;
  }
  return problems;
}

window.hydrateStories = async (drawn) => {
  const wrong: Record<string, string[]> = {};
  for (const [name, html] of Object.entries(drawn)) {
    const found = await check(name, html);
    if (found.length > 0) wrong[name] = found;
  }
  return wrong;
};
