import { areas, pictureOf, type MappedScreen } from '#.storybook/screens';
import * as styles from './map.css';

/** The whole product at a glance: each screen's picture, which leads to its stories. */
export function ScreenMap() {
  return areas.map(({ name, screens }) => (
    <section key={name} className={styles.area}>
      <h2 className={styles.heading}>{name}</h2>
      <ul className={styles.screens}>
        {screens.map((screen) => (
          <li key={screen.story}>
            <ScreenLink {...screen} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Opens in the whole window, since the page of the docs is a frame inside Storybook. */
function ScreenLink({ name, paths, story }: MappedScreen) {
  return (
    <a className={styles.screen} href={`./?path=/story/${story}`} target="_top">
      <img className={styles.picture} src={pictureOf(story)} alt="" loading="lazy" />
      <span className={styles.name}>{name}</span>
      {paths.length > 0 && <span className={styles.path}>{paths.join(' ')}</span>}
    </a>
  );
}
