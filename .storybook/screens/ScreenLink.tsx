import type { Locale } from '@rad-wallet/ui/messages';
import { getPicture } from './getPicture';
import * as styles from './screens.css';

export interface ScreenLinkProps {
  /** Id of the story. */
  id: string;
  name: string;
  /** Picture and story language. @default an English picture and the toolbar language */
  locale?: Locale;
  /** Whether there is a picture in this language. @default true */
  hasPicture?: boolean;
}

/** Links to a story. Opens in the top window, because docs pages are in an iframe. */
export function ScreenLink({ id, name, locale, hasPicture = true }: ScreenLinkProps) {
  return (
    <a
      className={styles.screen}
      href={`./?path=/story/${id}${locale ? `&globals=language:${locale}` : ''}`}
      target="_top"
    >
      {hasPicture && (
        <img
          className={styles.picture}
          src={getPicture(id, !locale || locale === 'en' ? 'light' : locale)}
          alt=""
          loading="lazy"
        />
      )}
      <span className={styles.name}>{name}</span>
    </a>
  );
}
