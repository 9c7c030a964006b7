import type { ReactNode } from 'react';
import type { IconComponent } from '../../types';
import * as styles from './Button.css';

export interface ButtonStyleProps {
  /** Visual style; use `primary` only for the page's main action. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'outline' | 'plain' | 'danger' | 'dangerPlain';
  /** `md` is 52 px high, `sm` 44 px. @default 'md' */
  size?: 'md' | 'sm';
  /** Makes the button as wide as its container. @default false */
  isFullWidth?: boolean;
  /** Decorative icon before the label. */
  icon?: IconComponent;
  /** The label; also the accessible name unless `aria-label` is set. */
  children: ReactNode;
}

type ButtonLook = Required<Pick<ButtonStyleProps, 'variant' | 'size' | 'isFullWidth'>>;

export const getButtonClass = ({ variant, size, isFullWidth }: ButtonLook): string =>
  [styles.button, styles.variant[variant], styles.size[size], isFullWidth && styles.fullWidth]
    .filter(Boolean)
    .join(' ');
