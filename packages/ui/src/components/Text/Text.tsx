import type { ReactNode } from 'react';
import * as styles from './Text.css';

export interface TextProps {
  /** Step of the type scale. @default 'body' */
  size?: 'display' | 'title' | 'heading' | 'body' | 'label' | 'caption';
  /** `inherit` takes the parent's colour. @default 'default' */
  tone?: 'default' | 'muted' | 'brand' | 'success' | 'danger' | 'inherit';
  /** Text alignment. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** The element. @default 'p' */
  as?: 'p' | 'span' | 'h2' | 'h3' | 'strong' | 'div';
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string;
  /** The text. */
  children: ReactNode;
}

/** Text and section headings in the type scale. For the page's heading use `PageHeader`. */
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
