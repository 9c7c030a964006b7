import type { Ref } from 'react';
import type { HoverEvent } from 'react-aria-components';
import { Link as AriaLink } from 'react-aria-components/Link';
import { ButtonContent } from './ButtonContent';
import type { ButtonLookProps } from './buttonLook';
import * as styles from './Button.css';

export interface LinkButtonProps extends ButtonLookProps {
  /** Where it leads: a path of the wallet, or an address outside. */
  href?: string;
  /** Where it opens, such as `_blank`. */
  target?: string;
  /** What the place is to this page, such as `noreferrer`. */
  rel?: string;
  /** A mouse or pen came over it: what it leads to can be fetched already. */
  onHoverStart?: (event: HoverEvent) => void;
  /** The accessible name, where the label alone says too little. It begins with the label. */
  'aria-label'?: string;
  /** The link itself. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  icon,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <AriaLink {...props} className={styles.button({ variant, size, isFullWidth })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </AriaLink>
  );
}
