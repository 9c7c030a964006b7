import { areas, getServedPath, type MappedScreen } from '#.storybook/screens';
import { languages, LOCALES, type Locale } from '@rad-wallet/ui/messages';
import { useState } from 'react';
import * as styles from './map.css';

export function ScreenMap() {
  const [locale, choose] = useState<Locale>('en');
  return (
    <>
      <div role="group" aria-label="Language of the pictures" className={styles.choices}>
        {LOCALES.map((it) => (
          <button
            key={it}
            type="button"
            lang={it}
            aria-pressed={it === locale}
            className={styles.choice}
            onClick={() => choose(it)}
          >
            {languages[it].name}
          </button>
        ))}
      </div>
      {areas.map(({ name, screens }) => (
        <section key={name} className={styles.area}>
          <h2 className={styles.heading}>{name}</h2>
          <ul className={styles.screens}>
            {screens.map((screen) => (
              <li key={screen.story}>
                <ScreenLink {...screen} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Opens in the top window, because docs pages are in an iframe. */
function ScreenLink({ name, paths, story, locale }: MappedScreen & { locale: Locale }) {
  const look = locale === 'en' ? 'light' : locale;
  return (
    <a
      className={styles.screen}
      href={`./?path=/story/${story}&globals=language:${locale}`}
      target="_top"
    >
      <img className={styles.picture} src={getServedPath(story, look)} alt="" loading="lazy" />
      <span className={styles.name}>{name}</span>
      {paths.length > 0 && <span className={styles.path}>{paths.join(' ')}</span>}
    </a>
  );
}
