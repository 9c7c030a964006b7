import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { HoverEvent, PressEvent } from 'react-aria-components';
import { Link as AriaLink } from 'react-aria-components/Link';
import * as styles from './Link.css';

export interface LinkProps {
  /** Where it leads: a path of the wallet, or an address outside. */
  href?: string;
  /** Where it opens, such as `_blank`. */
  target?: string;
  /** What the place is to this page, such as `noreferrer`. */
  rel?: string;
  /** `inline` in a sentence, `standalone` with a 44 px target on its own. @default 'inline' */
  variant?: 'inline' | 'standalone';
  /** Before the text; `standalone` only. */
  icon?: LucideIcon;
  /** Pressed by a pointer or Enter, beside or in place of going somewhere. */
  onPress?: (event: PressEvent) => void;
  /** A mouse or pen came over it: what it leads to can be fetched already. */
  onHoverStart?: (event: HoverEvent) => void;
  /** Leads nowhere for now. @default false */
  isDisabled?: boolean;
  /** The accessible name, where the text alone says too little. It begins with the text. */
  'aria-label'?: string;
  /** The link itself. */
  ref?: Ref<HTMLAnchorElement>;
  /** The text. */
  children: ReactNode;
}

/** A text link. What looks like a button is a `LinkButton`. */
export function Link({ variant = 'inline', icon: Icon, children, ...props }: LinkProps) {
  return (
    <AriaLink {...props} className={styles.variant[variant]}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
    </AriaLink>
  );
}
