import type { LucideIcon } from 'lucide-react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import * as styles from './Button.css';

export interface IconButtonProps extends Pick<
  AriaButtonProps,
  'onPress' | 'isDisabled' | 'slot' | 'aria-expanded' | 'aria-pressed'
> {
  icon: LucideIcon;
  /** The accessible name; the icon itself says nothing to a screen reader. */
  'aria-label': string;
  /** `plain` on a page, `hero` on a brand panel. @default 'plain' */
  variant?: 'plain' | 'hero';
  /** Mirrors the glyph from right to left: for arrows only. @default false */
  mirrored?: boolean;
}

/** A 44 px round button with an icon alone. */
export function IconButton({
  icon: Icon,
  variant = 'plain',
  mirrored = false,
  ...props
}: IconButtonProps) {
  return (
    <AriaButton {...props} className={styles.iconButton} data-variant={variant}>
      <Icon aria-hidden className={mirrored ? styles.mirroredIcon : styles.icon} />
    </AriaButton>
  );
}
