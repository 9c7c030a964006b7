import type { ReactNode } from 'react';
import type { SpaceToken } from '../../theme/scale';
import * as styles from './Stack.css';

export interface StackProps {
  /** Main axis. A row centres its children on the cross axis. @default 'column' */
  direction?: 'column' | 'row';
  /** Space between children, as a step of the 4 px grid. @default 4 */
  gap?: SpaceToken;
  /** Alignment on the cross axis. @default the CSS default */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Alignment on the main axis. @default the CSS default */
  justify?: 'start' | 'center' | 'between';
  /** Whether children wrap onto new lines. @default false */
  isWrapping?: boolean;
  /** HTML element to render. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form';
  /** Elements to lay out in order. */
  children: ReactNode;
}

/**
 * A flex column or row with equal gaps. Use it to arrange components; for two buttons of equal width use `ButtonPair`.
 */
export function Stack({
  direction = 'column',
  gap = 4,
  align,
  justify,
  isWrapping = false,
  as: Element = 'div',
  children,
}: StackProps) {
  const classes = [
    styles.stack,
    styles.direction[direction],
    styles.gap[gap],
    align && styles.align[align],
    justify && styles.justify[justify],
    isWrapping && styles.wrap,
  ];
  return <Element className={classes.filter(Boolean).join(' ')}>{children}</Element>;
}
