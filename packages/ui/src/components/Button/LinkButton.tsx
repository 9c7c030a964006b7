import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { ButtonContent } from './ButtonContent';
import * as styles from './Button.css';

export interface LinkButtonProps extends Pick<
  AriaLinkProps,
  'href' | 'target' | 'rel' | 'onHoverStart' | 'aria-label'
> {
  /** @default 'primary' */
  variant?: styles.ButtonVariant;
  /** @default 'md' */
  size?: styles.ButtonSize;
  /** @default false */
  fullWidth?: boolean;
  icon?: LucideIcon;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  icon,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <AriaLink {...props} className={styles.button({ variant, size, fullWidth })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </AriaLink>
  );
}
