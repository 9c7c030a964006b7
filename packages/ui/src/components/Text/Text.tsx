import type { ReactNode } from 'react';
import * as styles from './Text.css';

export interface TextProps {
  /** Step of the type scale. @default 'body' */
  size?: keyof typeof styles.size;
  /** @default 'default' */
  tone?: keyof typeof styles.tone;
  /** @default 'start' */
  align?: keyof typeof styles.align;
  /** The element: its level or role in the document. @default 'p' */
  as?: 'p' | 'span' | 'h2' | 'h3' | 'strong' | 'div';
  id?: string;
  children: ReactNode;
}

/** Running text and section headings in the theme's type scale. The page's own heading is `PageHeader`. */
export function Text({
  size = 'body',
  tone = 'default',
  align = 'start',
  as: Element = 'p',
  id,
  children,
}: TextProps) {
  return (
    <Element id={id} className={`${styles.size[size]} ${styles.tone[tone]} ${styles.align[align]}`}>
      {children}
    </Element>
  );
}
