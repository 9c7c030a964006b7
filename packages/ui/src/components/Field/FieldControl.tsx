import { useRef, type PointerEvent, type ReactNode } from 'react';
import { Group as AriaGroup } from 'react-aria-components/Group';
import * as styles from './Field.css';

interface FieldControlProps {
  className?: string;
  /** Set it for controls that are left to right in every language. @default the page's direction */
  dir?: 'ltr';
  children: ReactNode;
}

/** The bordered box around an input. A press anywhere in it focuses the input. */
export function FieldControl({ className = '', dir, children }: FieldControlProps) {
  const box = useRef<HTMLDivElement>(null);

  function focusInput(event: PointerEvent) {
    const onControl =
      event.target instanceof Element && event.target.closest('input, textarea, button');
    if (onControl) return;
    // Keep the input from losing focus on press.
    event.preventDefault();
    box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  return (
    <AriaGroup
      ref={box}
      role="presentation"
      dir={dir}
      className={`${styles.control} ${className}`}
      onPointerDown={focusInput}
    >
      {children}
    </AriaGroup>
  );
}
