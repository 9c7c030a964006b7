import type { ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger as AriaTooltipTrigger,
} from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css';

export interface TooltipProps {
  /** A short description of the control. */
  text: string;
  /** The control to describe: one button or link. */
  children: ReactNode;
  /** Hover delay before the tooltip appears, in ms; keyboard focus shows it immediately. @default 600 */
  delay?: number;
  /** Whether the tooltip is open, if controlled. */
  isOpen?: boolean;
}

/**
 * A description shown on hover and keyboard focus. Touch does not show it, so it must not be essential. Use it for a
 * hint about a control; for text that users need, use `description` of the control or `Text`.
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
