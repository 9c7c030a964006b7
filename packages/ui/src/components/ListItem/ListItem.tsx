import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { IconComponent } from '../../types';
import * as styles from './ListItem.css';

export interface ListItemProps {
  /** Main text of the row. */
  title: ReactNode;
  /** Secondary text under the title. */
  description?: ReactNode;
  /** Leading icon on a tinted circle. */
  icon?: IconComponent;
  /** Colours of the icon and its circle. @default 'brand' */
  tone?: 'brand' | 'neutral' | 'gold' | 'silver' | 'danger';
  /** Leading element instead of an icon, such as an `Avatar`. */
  leading?: ReactNode;
  /** Text, badge or amount at the end of the row. Links also have a chevron. */
  trailing?: ReactNode;
  /** Makes the row a link to this path or URL. */
  href?: string;
  /** Called on press; makes the row a button. */
  onPress?: () => void;
  /** Prevents presses and focus; only for rows with `onPress`. @default false */
  isDisabled?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/**
 * Adds a visually collapsed space. Firefox joins the texts of a link or button regardless of layout,
 * 'Ahmed Khan+92 300', and ignores a space in a text node of its own; other programs ignore one at the end of a span. On
 * a page that the browser has translated, React can replace the text of a span, but must not remove a text node.
 */
const addSpace = (text: ReactNode) => (typeof text === 'string' ? `${text} ` : <>{text} </>);

/**
 * A list row, at least 56 px high: a link with `href`, a button with `onPress`, otherwise not interactive. Use it for
 * rows of a menu or list; for transactions use `TransactionItem`, for people to choose `ContactList`.
 */
export function ListItem({
  title,
  description,
  icon: Icon,
  tone = 'brand',
  leading,
  trailing,
  href,
  onPress,
  isDisabled,
  ref,
}: ListItemProps) {
  const root = ref as Ref<never>;
  const text = (
    <>
      <span className={styles.texts}>
        <span>{addSpace(title)}</span>{' '}
        {description && <span className={styles.description}>{addSpace(description)}</span>}
      </span>{' '}
      {trailing && <span className={styles.end}>{trailing}</span>}
    </>
  );
  const content = (
    <>
      {Icon ? (
        <span className={styles.icon} data-tone={tone}>
          <Icon aria-hidden className={styles.glyph} />
        </span>
      ) : (
        leading
      )}
      <span className={styles.body}>{text}</span>
      {href && <ChevronRight aria-hidden className={styles.chevron} />}
    </>
  );
  const pressable = `${styles.item} ${styles.pressable}`;
  if (href) {
    return (
      <AriaLink ref={root} href={href} className={pressable}>
        {content}
      </AriaLink>
    );
  }
  if (onPress) {
    return (
      <AriaButton ref={root} onPress={onPress} isDisabled={isDisabled} className={pressable}>
        {content}
      </AriaButton>
    );
  }
  if (Icon || leading) {
    return (
      <div ref={root} className={styles.item}>
        {content}
      </div>
    );
  }
  return (
    <div ref={root} className={`${styles.item} ${styles.plain}`}>
      {text}
    </div>
  );
}
