import { useId, type ComponentProps, type FocusEvent, type Ref } from 'react';
import type { HoverEvent, PressEvent } from 'react-aria-components';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ButtonContent } from './ButtonContent';
import { getButtonClass, type ButtonStyleProps } from './buttonStyleProps';

export interface ButtonProps extends ButtonStyleProps {
  /** Called on click, tap, Enter or Space. */
  onPress?: (event: PressEvent) => void;
  /** Called when a press starts, for example to preload a view. */
  onPressStart?: (event: PressEvent) => void;
  /** Called when a mouse or pen starts hovering over the button. */
  onHoverStart?: (event: HoverEvent) => void;
  /** Called when the button receives focus. */
  onFocus?: (event: FocusEvent) => void;
  /** HTML `type` attribute; use `submit` to submit a form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Id of the form that the button submits, if the button is outside the form. */
  form?: string;
  /** Prevents presses and focus. @default false */
  isDisabled?: boolean;
  /**
   * Why the button is disabled, for screen readers. A disabled button with a reason stays in the tab order.
   * @default a disabled button cannot be focused
   */
  disabledReason?: string;
  /** Prevents presses but keeps focus, shows a spinner and announces the progress. @default false */
  isPending?: boolean;
  /** Label to show while pending, such as 'Sending…'. Without it, the label stays. */
  pendingLabel?: string;
  /** Focuses the button on mount. @default false */
  autoFocus?: boolean;
  /** React Aria slot, such as `close` in a dialog. */
  slot?: string;
  /** Accessible name; must begin with the visible label. */
  'aria-label'?: string;
  /** Whether the region or popup that the button controls is open. */
  'aria-expanded'?: boolean | 'true' | 'false';
  /** Id of the element that describes the button. */
  'aria-describedby'?: string;
  /** Ref to the `button` element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button. Use it for actions; for navigation use `LinkButton`, for an icon without text `IconButton`. */
export function Button({
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  isPending = false,
  isDisabled = false,
  disabledReason,
  pendingLabel,
  icon,
  children,
  ...props
}: ButtonProps) {
  const reasonId = useId();
  const isExplained = isDisabled && !isPending && disabledReason !== undefined;
  const explained = isExplained
    ? ({
        render: renderAriaDisabled,
        type: 'button',
        onPress: undefined,
        'aria-describedby': [reasonId, props['aria-describedby']].filter(Boolean).join(' '),
      } as const)
    : { isDisabled };
  return (
    <>
      <AriaButton
        {...props}
        {...explained}
        isPending={isPending}
        className={getButtonClass({ variant, size, isFullWidth })}
      >
        <ButtonContent icon={icon} isPending={isPending} pendingLabel={pendingLabel}>
          {children}
        </ButtonContent>
      </AriaButton>
      {isExplained && (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      )}
    </>
  );
}

/** The attribute `disabled` would remove the button from the tab order. */
const renderAriaDisabled = (props: ComponentProps<'button'>) => (
  <button
    {...props}
    aria-disabled="true"
    data-disabled="true"
    data-hovered={undefined}
    data-pressed={undefined}
  />
);
