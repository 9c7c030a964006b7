import { Fragment, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { goToElement } from '../../hooks/goToElement';
import type { IconComponent } from '../../types';
import { createLatticeStarPath } from '../Lattice/geometry';
import * as styles from './Tile.css';

export interface TileProps {
  /** Decorative icon, hidden from screen readers. */
  icon: IconComponent;
  /** Title of one or two words. */
  title: string;
  /** Text under the title. */
  description?: string;
  /** A path, or '#id' to scroll to an element on the page. docs/rules.md HOME-3. @default '' */
  href?: string;
  /** Called on press. Makes the tile a button, so `href` is ignored. */
  onPress?: () => void;
  /** Colours of the icon and its star. @default 'brand' */
  tone?: 'brand' | 'gold' | 'silver';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/**
 * A link or button with an icon, a title and a text. Use it in a `TileGrid`; for a row with more text use `ListItem`.
 */
export function Tile({
  icon: Icon,
  title,
  description,
  href = '',
  onPress,
  tone = 'brand',
  ref,
}: TileProps) {
  // The root element's type depends on the props.
  const root = ref as Ref<never>;
  const content = (
    <>
      <span aria-hidden className={styles.medallion} data-tone={tone}>
        <svg viewBox="0 0 48 48" className={styles.star}>
          <path d={createLatticeStarPath(24, 24, 24)} fill="currentColor" />
        </svg>
        <Icon className={styles.glyph} />
      </span>
      <span className={styles.texts}>
        {`${title}${description ? ' ' : ''}`.split(/(?<=\/)/).map((part, index) => (
          // Lets a title in a narrow tile wrap after a slash instead of inside a word. The trailing space separates it
          // from the description in the accessible name, including in Firefox.
          <Fragment key={part}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
        {description && <span className={styles.caption}>{description}</span>}
      </span>
    </>
  );
  if (onPress) {
    return (
      <AriaButton ref={root} onPress={onPress} className={styles.tile}>
        {content}
      </AriaButton>
    );
  }
  return (
    <AriaLink
      ref={root}
      href={href}
      className={styles.tile}
      onClick={(event) => {
        if (!href.startsWith('#')) return;
        event.preventDefault();
        goToElement(decodeURIComponent(href.slice(1)));
      }}
    >
      {content}
    </AriaLink>
  );
}
