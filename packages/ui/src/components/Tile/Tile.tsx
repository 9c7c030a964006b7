import type { LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { starPath } from '../Lattice/geometry';
import { goToElement } from './goToElement';
import * as styles from './Tile.css';

export interface TileProps {
  icon: LucideIcon;
  title: string;
  caption: string;
  /** A path, or '#id' of an element on the page, which is then scrolled to. docs/rules.md HOME-3. */
  href: string;
  /** Colours of the icon. @default 'brand' */
  tone?: 'brand' | 'gold' | 'silver';
}

/** One of the home screen's ways into the wallet. */
export function Tile({ icon: Icon, title, caption, href, tone = 'brand' }: TileProps) {
  return (
    <AriaLink
      href={href}
      className={styles.tile}
      onClick={(event) => {
        if (!href.startsWith('#')) return;
        event.preventDefault();
        goToElement(href);
      }}
    >
      <span aria-hidden className={styles.medallion} data-tone={tone}>
        <svg viewBox="0 0 48 48" className={styles.star}>
          <path d={starPath(24, 24, 24)} fill="currentColor" />
        </svg>
        <Icon className={styles.glyph} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>
          {title.split(/(?<=\/)/).map((part, index) => (
            // A narrow tile breaks after a slash before it breaks inside a word.
            <Fragment key={part}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
        <span className={styles.caption}>{caption}</span>
      </span>
    </AriaLink>
  );
}
