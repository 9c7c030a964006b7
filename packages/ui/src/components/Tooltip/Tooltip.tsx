import type { ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger as AriaTooltipTrigger,
} from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css';

export interface TooltipProps {
  /** A few words that describe the control. */
  text: string;
  /** The control: one button or link. */
  children: ReactNode;
  /** ms until a resting pointer shows it; keyboard focus shows it at once. @default 600 */
  delay?: number;
  /** Whether it is shown, if controlled. */
  isOpen?: boolean;
}

/**
 * Describes a control to a pointer and to the keyboard. A touch does not show it, so it must not be the only place of
 * what it says.
 */
export function Tooltip({ text, children, delay = 600, isOpen }: TooltipProps) {
  return (
    <AriaTooltipTrigger delay={delay} isOpen={isOpen}>
      {children}
      <AriaTooltip offset={6} className={styles.tooltip}>
        {text}
      </AriaTooltip>
    </AriaTooltipTrigger>
  );
}
