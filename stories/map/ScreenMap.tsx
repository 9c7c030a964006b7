import { areas, pictureOf, type Look, type MappedScreen } from '#.storybook/screens';
import { useState } from 'react';
import * as styles from './map.css';

const languages = [
  { id: 'en', name: 'English', look: 'light' },
  { id: 'ur', name: 'اردو', look: 'ur' },
  { id: 'ar', name: 'العربية', look: 'ar' },
] as const satisfies readonly { id: string; name: string; look: Look }[];

type Language = (typeof languages)[number];

/** The whole product at a glance, in each of its languages: each screen's picture, which leads to its stories. */
export function ScreenMap() {
  const [language, choose] = useState<Language>(languages[0]);
  return (
    <>
      <div role="group" aria-label="Language of the pictures" className={styles.choices}>
        {languages.map((it) => (
          <button
            key={it.id}
            type="button"
            lang={it.id}
            aria-pressed={it === language}
            className={styles.choice}
            onClick={() => choose(it)}
          >
            {it.name}
          </button>
        ))}
      </div>
      {areas.map(({ name, screens }) => (
        <section key={name} className={styles.area}>
          <h2 className={styles.heading}>{name}</h2>
          <ul className={styles.screens}>
            {screens.map((screen) => (
              <li key={screen.story}>
                <ScreenLink {...screen} {...language} name={screen.name} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Opens in the whole window, since the page of the docs is a frame inside Storybook. */
function ScreenLink({
  name,
  paths,
  story,
  id,
  look,
}: MappedScreen & Pick<Language, 'id' | 'look'>) {
  return (
    <a
      className={styles.screen}
      href={`./?path=/story/${story}&globals=language:${id}`}
      target="_top"
    >
      <img className={styles.picture} src={pictureOf(story, look)} alt="" loading="lazy" />
      <span className={styles.name}>{name}</span>
      {paths.length > 0 && <span className={styles.path}>{paths.join(' ')}</span>}
    </a>
  );
}
