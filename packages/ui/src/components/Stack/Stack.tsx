import type { ReactNode } from 'react';
import type { SpaceToken } from '../../theme/scale';
import * as styles from './Stack.css';

export interface StackProps {
  /** Rows centre their children on the cross axis. @default 'column' */
  direction?: 'column' | 'row';
  /** Space between children, a step of the 4 px grid. @default 4 */
  gap?: SpaceToken;
  /** Alignment on the cross axis. @default what CSS does */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Alignment on the main axis. @default what CSS does */
  justify?: 'start' | 'center' | 'between';
  /** Allows wrapping. @default false */
  isWrapping?: boolean;
  /** The element. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form';
  /** The children. */
  children: ReactNode;
}

/** A column or row with even gaps. */
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
