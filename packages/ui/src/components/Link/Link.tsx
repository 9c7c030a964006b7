import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { HoverEvent, PressEvent } from 'react-aria-components';
import { Link as AriaLink } from 'react-aria-components/Link';
import * as styles from './Link.css';

export interface LinkProps {
  /** A path of the wallet or an external URL. */
  href?: string;
  /** Such as `_blank`. */
  target?: string;
  /** Such as `noreferrer`. */
  rel?: string;
  /** `inline` in a sentence; `standalone` has a 44 px target. @default 'inline' */
  variant?: 'inline' | 'standalone';
  /** Before the text; `standalone` only. */
  icon?: LucideIcon;
  /** Called on click, tap or Enter, also without `href`. */
  onPress?: (event: PressEvent) => void;
  /** Called when a mouse or pen enters, e.g. to preload. */
  onHoverStart?: (event: HoverEvent) => void;
  /** Prevents navigation. @default false */
  isDisabled?: boolean;
  /** The accessible name, where the text alone says too little. It begins with the text. */
  'aria-label'?: string;
  /** The `a` element. */
  ref?: Ref<HTMLAnchorElement>;
  /** The text. */
  children: ReactNode;
}

/** A text link. For a link styled as a button use `LinkButton`. */
export function Link({ variant = 'inline', icon: Icon, children, ...props }: LinkProps) {
  return (
    <AriaLink {...props} className={styles.variant[variant]}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
    </AriaLink>
  );
}
