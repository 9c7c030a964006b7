import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import type { PressEvent } from 'react-aria-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as styles from './Button.css';

export interface IconButtonProps {
  /** All that is seen of it. */
  icon: LucideIcon;
  /** The accessible name; the icon itself says nothing to a screen reader. */
  'aria-label': string;
  /** `plain` on a page, `hero` on a brand panel. @default 'plain' */
  variant?: 'plain' | 'hero';
  /** Pressed by a pointer, Enter or Space. */
  onPress?: (event: PressEvent) => void;
  /** Can be neither pressed nor focused. @default false */
  isDisabled?: boolean;
  /** Its part in a React Aria component around it, such as `close` in a dialog. */
  slot?: string;
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean | 'true' | 'false';
  /** Whether it is on, of a button that stays pressed. */
  'aria-pressed'?: boolean | 'true' | 'false' | 'mixed';
  /** The button itself. */
  ref?: Ref<HTMLButtonElement>;
}

/** A 44 px round button with an icon alone. */
export function IconButton({ icon: Icon, variant = 'plain', ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} className={styles.iconButton} data-variant={variant}>
      <Icon aria-hidden className={styles.icon} />
    </AriaButton>
  );
}
