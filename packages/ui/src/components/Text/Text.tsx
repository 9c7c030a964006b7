import type { ReactNode } from 'react';
import * as styles from './Text.css';

export interface TextProps {
  /** Step of the type scale. @default 'body' */
  size?: 'display' | 'title' | 'heading' | 'body' | 'label' | 'caption';
  /** Colour, by what it says; `inherit` takes the surface's. @default 'default' */
  tone?: 'default' | 'muted' | 'brand' | 'success' | 'danger' | 'inherit';
  /** Which edge the lines keep to. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** The element: its level or role in the document. @default 'p' */
  as?: 'p' | 'span' | 'h2' | 'h3' | 'strong' | 'div';
  /** The element's id, for what the text names or describes. */
  id?: string;
  /** The text. */
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
