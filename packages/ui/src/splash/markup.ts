import { starPath } from '../components/Lattice/geometry';
import { SPLASH_STAGES } from './stages';
import type { common } from '../messages/en/common';
import type { splash } from '../messages/en/splash';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** The texts of the splash. */
export interface SplashMessages {
  common: Pick<Texts<typeof common>, 'appName'>;
  splash: Pick<Texts<typeof splash>, 'tagline' | 'stages'>;
}

/**
 * The splash as HTML, for the page that an app is served in: with the words, emblem and stages of
 * `SplashScreen`, seen before any script has come. It has no style attribute, which a Content Security
 * Policy would not let pass: its stages take their times from the style sheet. docs/rules.md SPLASH-3.
 */
export function splashMarkup({ common, splash }: SplashMessages): string {
  const star = (radius: number, ink: string) => `<path d="${starPath(56, 56, radius)}" ${ink}/>`;
  const stages = SPLASH_STAGES.map((stage) => `<span>${splash.stages[stage]}</span>`);
  // Screen readers do not hear it: the page itself tells what it waits for.
  return `<div id="splash" data-over-lock aria-hidden="true">
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
