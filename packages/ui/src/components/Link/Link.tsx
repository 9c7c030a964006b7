import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as styles from './Link.css';

export interface LinkProps extends Pick<
  AriaLinkProps,
  'href' | 'target' | 'rel' | 'onPress' | 'onHoverStart' | 'isDisabled' | 'aria-label'
> {
  /** `inline` in a sentence, `standalone` with a 44 px target on its own. @default 'inline' */
  variant?: keyof typeof styles.variant;
  /** Before the text; `standalone` only. */
  icon?: LucideIcon;
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
