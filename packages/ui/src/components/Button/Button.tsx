import type { FocusEvent, Ref } from 'react';
import type { HoverEvent, PressEvent } from 'react-aria-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ButtonContent } from './ButtonContent';
import type { ButtonStyleProps } from './buttonStyleProps';
import * as styles from './Button.css';

export interface ButtonProps extends ButtonStyleProps {
  /** Called on click, tap, Enter or Space. */
  onPress?: (event: PressEvent) => void;
  /** Called when a press starts, e.g. to preload. */
  onPressStart?: (event: PressEvent) => void;
  /** Called when a mouse or pen enters. */
  onHoverStart?: (event: HoverEvent) => void;
  /** Called when it receives focus. */
  onFocus?: (event: FocusEvent) => void;
  /** The `type` attribute. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** The id of its form, if it is outside of it. */
  form?: string;
  /** Prevents presses and focus. @default false */
  isDisabled?: boolean;
  /** Prevents presses, keeps focus and announces progress. @default false */
  isPending?: boolean;
  /** Replaces the label while pending. */
  pendingLabel?: string;
  /** Focuses it on mount. @default false */
  autoFocus?: boolean;
  /** React Aria slot, such as `close` in a dialog. */
  slot?: string;
  /** Accessible name; must begin with the label. */
  'aria-label'?: string;
  /** Whether the controlled element is open. */
  'aria-expanded'?: boolean | 'true' | 'false';
  /** The id of its description. */
  'aria-describedby'?: string;
  /** The `button` element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button. For navigation use `LinkButton`. */
export function Button({
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  isPending = false,
  pendingLabel,
  icon,
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      isPending={isPending}
      className={styles.button({ variant, size, isFullWidth })}
    >
      <ButtonContent icon={icon} isPending={isPending} pendingLabel={pendingLabel}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
}
