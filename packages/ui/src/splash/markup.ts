import { createLatticeStarPath } from '../components/Lattice/geometry';
import type { Locale } from '../languages';
import { SPLASH_STAGES } from './stages';
import type { common } from '../messages/en/common';
import type { splash } from '../messages/en/splash';
import type { Shape } from '../messages/shape';

/** The texts of the splash. */
export interface SplashMessages {
  common: Pick<Shape<typeof common>, 'appName'>;
  splash: Pick<Shape<typeof splash>, 'tagline' | 'stages'>;
}

/** The messages that are needed before the page's language is known, in each possible language. */
export type ByLanguage<Messages> = Partial<Record<Locale, Messages>>;

/**
 * A text in each language as HTML. The style sheet shows the one that the page's `lang` names: a script in
 * its head may choose before anything is painted. docs/rules.md LANG-5.
 */
export function renderInLanguages<Messages>(
  languages: ByLanguage<Messages>,
  say: (messages: Messages) => string,
): string {
  const texts = Object.entries(languages).map(([lang, messages]) => ({
    lang,
    text: say(messages),
  }));
  const [first] = texts;
  // A name is the same in all.
  if (texts.every(({ text }) => text === first?.text)) return first?.text ?? '';
  return texts.map(({ lang, text }) => `<span data-said lang="${lang}">${text}</span>`).join('');
}

/**
 * The splash as HTML, for the page that an app is served in: with the words, emblem and stages of
 * `SplashScreen`, seen before any script has come. It has no style attribute, which a Content Security
 * Policy would not let pass: its stages take their times from the style sheet. docs/rules.md SPLASH-3.
 */
export function renderSplash(languages: ByLanguage<SplashMessages>): string {
  const say = (text: (messages: SplashMessages) => string) => renderInLanguages(languages, text);
  const star = (radius: number, ink: string) =>
    `<path d="${createLatticeStarPath(56, 56, radius)}" ${ink}/>`;
  const stages = SPLASH_STAGES.map(
    (stage) => `<span>${say(({ splash }) => splash.stages[stage])}</span>`,
  );
  // Hidden from screen readers: the page itself announces what it waits for.
  return `<div id="splash" data-over-lock aria-hidden="true">
      <svg viewBox="0 0 112 112" fill="none">
        ${star(54, 'stroke="currentColor" stroke-width="2.5"')}
        ${star(40, 'stroke="currentColor"')}
        ${star(24, 'fill="currentColor"')}
      </svg>
      <p data-part="name">${say(({ common }) => common.appName)}</p>
      <p data-part="tagline">${say(({ splash }) => splash.tagline)}</p>
      <div data-part="track"><div data-part="fill"></div></div>
      <p data-part="stage">${stages.join('')}</p>
    </div>`;
}
