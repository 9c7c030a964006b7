import type { ReactNode } from 'react';
import type { SpaceToken } from '../../theme/tokens';
import * as styles from './Stack.css';

export interface StackProps {
  /** @default 'column' */
  direction?: keyof typeof styles.direction;
  /** Space between children, a step of the 4 px grid. @default 4 */
  gap?: SpaceToken;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  /** Lets a row break into lines. @default false */
  wrap?: boolean;
  /** @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form';
  children: ReactNode;
}

/** Children in a column or row with even space between them. */
export function Stack({
  direction = 'column',
  gap = 4,
  align,
  justify,
  wrap = false,
  as: Element = 'div',
  children,
}: StackProps) {
  const classes = [
    styles.stack,
    styles.direction[direction],
    styles.gap[gap],
    align && styles.align[align],
    justify && styles.justify[justify],
    wrap && styles.wrap,
  ];
  return <Element className={classes.filter(Boolean).join(' ')}>{children}</Element>;
}
