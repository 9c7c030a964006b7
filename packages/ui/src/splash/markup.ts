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

/** The messages that are needed before the language of the page is known, in all languages. */
export type ByLanguage<Messages> = Partial<Record<Locale, Messages>>;

/**
 * A text in each language as HTML. The style sheet shows the one of the page’s `lang`, which a script in its head may
 * set before the first paint. docs/rules.md LANG-5.
 */
export function renderInLanguages<Messages>(
  languages: ByLanguage<Messages>,
  renderText: (messages: Messages) => string,
): string {
  const texts = Object.entries(languages).map(([lang, messages]) => ({
    lang,
    text: renderText(messages),
  }));
  const [first] = texts;
  // A name is the same in all languages.
  if (texts.every(({ text }) => text === first?.text)) return first?.text ?? '';
  return texts.map(({ lang, text }) => `<span data-said lang="${lang}">${text}</span>`).join('');
}

/**
 * Renders the splash as HTML for the app’s page: the texts, emblem and stages of `SplashScreen`, visible before any
 * script has loaded. It has no style attributes, which a Content Security Policy would block; the style sheet times
 * the stages. docs/rules.md SPLASH-3.
 */
export function renderSplash(languages: ByLanguage<SplashMessages>): string {
  const renderText = (text: (messages: SplashMessages) => string) =>
    renderInLanguages(languages, text);
  const star = (radius: number, ink: string) =>
    `<path d="${createLatticeStarPath(56, 56, radius)}" ${ink}/>`;
  const stages = SPLASH_STAGES.map(
    (stage) => `<span>${renderText(({ splash }) => splash.stages[stage])}</span>`,
  );
  // Hidden from screen readers: the page announces that it is loading.
  return `<div id="splash" data-over-lock aria-hidden="true">
      <svg viewBox="0 0 112 112" fill="none">
        ${star(54, 'stroke="currentColor" stroke-width="2.5"')}
        ${star(40, 'stroke="currentColor"')}
        ${star(24, 'fill="currentColor"')}
      </svg>
      <p data-part="name">${renderText(({ common }) => common.appName)}</p>
      <p data-part="tagline">${renderText(({ splash }) => splash.tagline)}</p>
      <div data-part="track"><div data-part="fill"></div></div>
      <p data-part="stage">${stages.join('')}</p>
    </div>`;
}
