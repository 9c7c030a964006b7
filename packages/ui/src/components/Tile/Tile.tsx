import type { LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { starPath } from '../Lattice/geometry';
import { goToElement } from './goToElement';
import * as styles from './Tile.css';

export interface TileProps {
  icon: LucideIcon;
  title: string;
  caption: string;
  /** A path, or '#id' of an element on the page, which is then scrolled to. docs/rules.md HOME-3. */
  href?: string;
  /** In place of `href`: makes the tile a button. */
  onPress?: () => void;
  /** Colours of the icon. @default 'brand' */
  tone?: 'brand' | 'gold' | 'silver';
}

/** One way on from here, as a picture: a link with `href`, a button with `onPress`. */
export function Tile({
  icon: Icon,
  title,
  caption,
  href = '',
  onPress,
  tone = 'brand',
}: TileProps) {
  const content = (
    <>
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
    </>
  );
  if (onPress) {
    return (
      <AriaButton onPress={onPress} className={styles.tile}>
        {content}
      </AriaButton>
    );
  }
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
      {content}
    </AriaLink>
  );
}
