import type { ReactNode } from 'react';
import * as styles from './Text.css';

export interface TextProps {
  /** Step of the type scale: font size, line height and weight. @default 'body' */
  size?: 'display' | 'title' | 'heading' | 'body' | 'label' | 'caption';
  /** Text colour; `inherit` uses the parent's colour. @default 'default' */
  tone?: 'default' | 'muted' | 'brand' | 'success' | 'danger' | 'inherit';
  /** Text alignment; follows the text direction. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** HTML element to render. @default 'p' */
  as?: 'p' | 'span' | 'h2' | 'h3' | 'strong' | 'div';
  /** The element's id, for `aria-labelledby` and `aria-describedby`. */
  id?: string;
  /** Text or inline elements. */
  children: ReactNode;
}

/**
 * Text and section headings in the type scale. Use it for text of your own; for the page's `h1` use `PageHeader`, for
 * amounts `Amount`.
 */
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
