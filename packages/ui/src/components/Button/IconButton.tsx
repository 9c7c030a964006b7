import type { Ref } from 'react';
import type { PressEvent } from 'react-aria-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { IconComponent } from '../../types';
import * as styles from './Button.css';

export interface IconButtonProps {
  /** The icon, which is the only visible content. */
  icon: IconComponent;
  /** Accessible name; required because the icon is hidden from screen readers. */
  'aria-label': string;
  /** Colours for the background: `plain` on a page, `hero` on a brand panel. @default 'plain' */
  variant?: 'plain' | 'hero';
  /** Called on click, tap, Enter or Space. */
  onPress?: (event: PressEvent) => void;
  /** Prevents presses and focus. @default false */
  isDisabled?: boolean;
  /** React Aria slot, such as `close` in a dialog. */
  slot?: string;
  /** Whether the element that the button controls is open. */
  'aria-expanded'?: boolean | 'true' | 'false';
  /** Makes the button a toggle button; true if it is on. */
  'aria-pressed'?: boolean | 'true' | 'false' | 'mixed';
  /** Ref to the `button` element. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A round 44 px icon button. Use it where space is short and everyone knows the icon; otherwise use `Button`, which has
 * a visible label.
 */
export function IconButton({ icon: Icon, variant = 'plain', ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} className={styles.iconButton} data-variant={variant}>
      <Icon aria-hidden className={styles.icon} />
    </AriaButton>
  );
}
