import type { ReactNode } from 'react';
import * as styles from './foundations.css';

export function Scale({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{title}</h1>
      {children}
    </main>
  );
}

export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.name}>{name}</span>
      {children}
    </div>
  );
}
