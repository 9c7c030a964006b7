import type { ReactNode, Ref } from 'react';
import type { HoverEvent, PressEvent } from 'react-aria-components';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { IconComponent } from '../../types';
import * as styles from './Link.css';

export interface LinkProps {
  /** A path in the wallet or an external URL. */
  href?: string;
  /** Browsing context to open the link in, such as `_blank`. */
  target?: string;
  /** Link relationship, such as `noreferrer`. */
  rel?: string;
  /** `inline` for a link in a sentence; `standalone` has a 44 px target. @default 'inline' */
  variant?: 'inline' | 'standalone';
  /** Icon before the text, for `standalone` only. */
  icon?: IconComponent;
  /** Called on click, tap or Enter, even without `href`. */
  onPress?: (event: PressEvent) => void;
  /** Called when a mouse or pen starts hovering over the link, for example to preload the page. */
  onHoverStart?: (event: HoverEvent) => void;
  /** Prevents navigation and presses. @default false */
  isDisabled?: boolean;
  /** Accessible name, if the text alone is not descriptive; must begin with the visible text. */
  'aria-label'?: string;
  /** Ref to the `a` element. */
  ref?: Ref<HTMLAnchorElement>;
  /** Link text. */
  children: ReactNode;
}

/**
 * A text link. Use it within text or as a secondary link; for the main next step use `LinkButton`, for actions
 * `Button`.
 */
export function Link({ variant = 'inline', icon: Icon, children, ...props }: LinkProps) {
  return (
    <AriaLink {...props} className={styles.variant[variant]}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      <span>{children}</span>
    </AriaLink>
  );
}
