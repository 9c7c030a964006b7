import { runnerImport, type Plugin } from 'vite';

type Common = typeof import('../../packages/ui/src/messages/en/common');
type Geometry = typeof import('../../packages/ui/src/components/Lattice/geometry');
type Splash = typeof import('../../packages/ui/src/messages/en/splash');
type Stages = typeof import('../../packages/ui/src/screens/splash/stages');

/** A module of the interface library that runs without a browser. */
async function load<T>(path: string): Promise<T> {
  const { pathname } = new URL(`../../packages/ui/src/${path}.ts`, import.meta.url);
  return (await runnerImport<T>(pathname)).module;
}

async function markup(): Promise<string> {
  const [{ common }, { splash }, { starPath }, { SPLASH_STAGES, STAGE_DURATION }] =
    await Promise.all([
      load<Common>('messages/en/common'),
      load<Splash>('messages/en/splash'),
      load<Geometry>('components/Lattice/geometry'),
      load<Stages>('screens/splash/stages'),
    ]);
  const star = (radius: number, ink: string) => `<path d="${starPath(56, 56, radius)}" ${ink}/>`;
  const stages = SPLASH_STAGES.map(
    (stage, index) => `<span style="--index:${index}">${splash.stages[stage]}</span>`,
  );
  // Screen readers do not hear it: the page itself tells what it waits for.
  return `<div id="splash" aria-hidden="true" style="--stage:${STAGE_DURATION}ms;--stages:${stages.length}">
      <svg viewBox="0 0 112 112" fill="none">
        ${star(54, 'stroke="currentColor" stroke-width="2.5"')}
        ${star(40, 'stroke="currentColor"')}
        ${star(24, 'fill="currentColor"')}
      </svg>
      <p data-part="name">${common.appName}</p>
      <p data-part="tagline">${splash.tagline}</p>
      <div data-part="track"><div data-part="fill"></div></div>
      <p data-part="stage">${stages.join('')}</p>
    </div>`;
}

/**
 * Draws the splash into index.html, with the words, emblem and stages of `SplashScreen`, so that it is
 * seen before any JavaScript has come. `src/shell/splash.ts` ends it. docs/rules.md SPLASH-3.
 */
export function startSplash(): Plugin {
  return {
    name: 'start-splash',
    transformIndexHtml: async (html) => html.replace('<!--splash-->', await markup()),
  };
}
