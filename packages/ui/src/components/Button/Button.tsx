import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { ButtonContent } from './ButtonContent';
import * as styles from './Button.css';

export interface ButtonProps extends Pick<
  AriaButtonProps,
  | 'onPress'
  | 'onPressStart'
  | 'onHoverStart'
  | 'onFocus'
  | 'type'
  | 'autoFocus'
  | 'slot'
  | 'form'
  | 'aria-label'
  | 'aria-expanded'
  | 'aria-describedby'
> {
  /** `primary` is the page's one main action. @default 'primary' */
  variant?: styles.ButtonVariant;
  /** @default 'md' */
  size?: styles.ButtonSize;
  /** Takes the whole inline size. @default false */
  fullWidth?: boolean;
  isDisabled?: boolean;
  /** Busy: keeps its name and focus, takes no press, and is announced. @default false */
  isPending?: boolean;
  /** Said in place of the label while pending, when the product has a text for it. */
  pendingLabel?: string;
  /** Icon before the label. */
  icon?: LucideIcon;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Something to press. For going somewhere use `LinkButton`. */
export function Button({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
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
      className={styles.button({ variant, size, fullWidth })}
    >
      <ButtonContent icon={icon} isPending={isPending} pendingLabel={pendingLabel}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
}
