import type { ReactNode } from 'react';
import * as styles from './TemplateName.css';

export interface TemplateNameProps {
  /** Rendered inside the root element. */
  children: ReactNode;
}

/** Describe when to use it, and which component to use otherwise. */
export function TemplateName({ children }: TemplateNameProps) {
  return <div className={styles.root}>{children}</div>;
}
