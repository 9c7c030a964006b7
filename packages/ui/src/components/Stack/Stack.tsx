import type { ReactNode } from 'react';
import type { SpaceToken } from '../../theme/scale';
import * as styles from './Stack.css';

export interface StackProps {
  /** Which way they follow one another; a row is centred across. @default 'column' */
  direction?: 'column' | 'row';
  /** Space between children, a step of the 4 px grid. @default 4 */
  gap?: SpaceToken;
  /** Where children stand across. @default what CSS does */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Where children stand along. @default what CSS does */
  justify?: 'start' | 'center' | 'between';
  /** Lets a row break into lines. @default false */
  isWrapping?: boolean;
  /** The element. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form';
  /** What is set out. */
  children: ReactNode;
}

/** Children in a column or row with even space between them. */
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
