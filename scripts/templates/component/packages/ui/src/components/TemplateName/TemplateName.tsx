import type { ReactNode } from 'react';
import * as styles from './TemplateName.css';

export interface TemplateNameProps {
  /** The content. */
  children: ReactNode;
}

/** Says when to use it, and which component to use instead otherwise. */
export function TemplateName({ children }: TemplateNameProps) {
  return <div className={styles.root}>{children}</div>;
}
