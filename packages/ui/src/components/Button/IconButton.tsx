import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import type { PressEvent } from 'react-aria-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as styles from './Button.css';

export interface IconButtonProps {
  /** The only visible content. */
  icon: LucideIcon;
  /** Required: the icon is hidden from screen readers. */
  'aria-label': string;
  /** `plain` on a page, `hero` on a brand panel. @default 'plain' */
  variant?: 'plain' | 'hero';
  /** Called on click, tap, Enter or Space. */
  onPress?: (event: PressEvent) => void;
  /** Prevents presses and focus. @default false */
  isDisabled?: boolean;
  /** React Aria slot, such as `close` in a dialog. */
  slot?: string;
  /** Whether the controlled element is open. */
  'aria-expanded'?: boolean | 'true' | 'false';
  /** State of a toggle button. */
  'aria-pressed'?: boolean | 'true' | 'false' | 'mixed';
  /** The `button` element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A round 44 px icon button. */
export function IconButton({ icon: Icon, variant = 'plain', ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} className={styles.iconButton} data-variant={variant}>
      <Icon aria-hidden className={styles.icon} />
    </AriaButton>
  );
}
