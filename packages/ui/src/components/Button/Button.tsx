import type { FocusEvent, Ref } from 'react';
import type { HoverEvent, PressEvent } from 'react-aria-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ButtonContent } from './ButtonContent';
import type { ButtonLookProps } from './buttonLook';
import * as styles from './Button.css';

export interface ButtonProps extends ButtonLookProps {
  /** Pressed by a pointer, Enter or Space. */
  onPress?: (event: PressEvent) => void;
  /** A press began: what it needs can be fetched already. */
  onPressStart?: (event: PressEvent) => void;
  /** A mouse or pen came over it. */
  onHoverStart?: (event: HoverEvent) => void;
  /** It has taken focus. */
  onFocus?: (event: FocusEvent) => void;
  /** What it does in a form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** The id of the form that it submits, where it stands outside. */
  form?: string;
  /** Can be neither pressed nor focused. @default false */
  isDisabled?: boolean;
  /** Busy: keeps its name and focus, takes no press, and is announced. @default false */
  isPending?: boolean;
  /** Said in place of the label while pending, when the product has a text for it. */
  pendingLabel?: string;
  /** Takes focus as soon as it is there. @default false */
  autoFocus?: boolean;
  /** Its part in a React Aria component around it, such as `close` in a dialog. */
  slot?: string;
  /** The accessible name, where the label alone says too little. It begins with the label. */
  'aria-label'?: string;
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean | 'true' | 'false';
  /** The id of what describes it. */
  'aria-describedby'?: string;
  /** The button itself. */
  ref?: Ref<HTMLButtonElement>;
}

/** Something to press. For going somewhere use `LinkButton`. */
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
