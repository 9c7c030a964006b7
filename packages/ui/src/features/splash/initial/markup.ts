import { createLatticeStarPath } from '../../../components/Lattice/geometry';
import type { Locale } from '../../../locale/languages';
import { SPLASH_STAGES } from './stages';
import type { commonMessages } from '../../../messages/shared/common';
import type { Shape } from '../../../messages/shape';
import type { splashMessages } from '../messages';

export interface SplashMessages {
  common: Pick<Shape<typeof commonMessages.en>, 'appName'>;
  splash: Pick<Shape<typeof splashMessages.en>, 'tagline' | 'stages'>;
}

/** Messages in all languages, for text rendered before the page's language is known. */
export type ByLanguage<Messages> = Partial<Record<Locale, Messages>>;

/** The style sheet shows only the language of the page’s `lang` attribute. docs/rules.md LANG-5. */
export function renderInLanguages<Messages>(
  languages: ByLanguage<Messages>,
  renderText: (messages: Messages) => string,
): string {
  const texts = Object.entries(languages).map(([lang, messages]) => ({
    lang,
    text: renderText(messages),
  }));
  const [first] = texts;
  if (texts.every(({ text }) => text === first?.text)) return first?.text ?? '';
  return texts
    .map(({ lang, text }) => `<span data-lang-text lang="${lang}">${text}</span>`)
    .join('');
}

/**
 * HTML for the app’s index.html, visible before any script has loaded. Has no style attributes, because a Content
 * Security Policy would block them. docs/rules.md SPLASH-3.
 */
export function renderSplash(languages: ByLanguage<SplashMessages>): string {
  const renderText = (text: (messages: SplashMessages) => string) =>
    renderInLanguages(languages, text);
  const star = (radius: number, ink: string) =>
    `<path d="${createLatticeStarPath(56, 56, radius)}" ${ink}/>`;
  const stages = SPLASH_STAGES.map(
    (stage) => `<span>${renderText(({ splash }) => splash.stages[stage])}</span>`,
  );
  // Hidden from screen readers, because the page announces separately that it is loading.
  return `<div id="splash" data-above-lock aria-hidden="true">
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
