import type { LucideIcon } from 'lucide-react';
import { Fragment, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { createLatticeStarPath } from '../Lattice/geometry';
import * as styles from './Tile.css';

export interface TileProps {
  /** Decorative; hidden from screen readers. */
  icon: LucideIcon;
  /** A word or two. */
  title: string;
  /** Text under the title. */
  description: string;
  /** A path, or '#id' of an element on the page, which is then scrolled to. docs/rules.md HOME-3. @default '' */
  href?: string;
  /** Makes the tile a button; replaces `href`. */
  onPress?: () => void;
  /** Colours of the icon. @default 'brand' */
  tone?: 'brand' | 'gold' | 'silver';
  /** The root element. */
  ref?: Ref<HTMLElement>;
}

/** A tile: a link with `href`, a button with `onPress`. */
export function Tile({
  icon: Icon,
  title,
  description,
  href = '',
  onPress,
  tone = 'brand',
  ref,
}: TileProps) {
  // The props determine the element type.
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
        <span className={styles.title}>
          {title.split(/(?<=\/)/).map((part, index) => (
            // A narrow tile breaks after a slash before it breaks inside a word.
            <Fragment key={part}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
        <span className={styles.caption}>{description}</span>
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
        goToElement(href);
      }}
    >
      {content}
    </AriaLink>
  );
}

/** Scrolls to a '#id' and focuses it; smooth unless reduced motion is set. */
function goToElement(target: string): void {
  const element = document.getElementById(decodeURIComponent(target.slice(1)));
  if (!element) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Make it focusable once, so that Tab continues from there.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
}
