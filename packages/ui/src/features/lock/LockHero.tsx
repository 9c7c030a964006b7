import { LockKeyhole } from 'lucide-react';
import { Lattice, createLatticeSquaresPath, createLatticeStarPath } from '../../components/Lattice';
import * as styles from './LockScreen.css';

interface LockHeroProps {
  title: string;
  text: string;
}

export function LockHero({ title, text }: LockHeroProps) {
  return (
    <header className={styles.hero}>
      <Lattice tile={64} fade="corner" />
      <div className={styles.emblem}>
        <svg
          aria-hidden
          viewBox="0 0 160 160"
          fill="none"
          stroke="currentColor"
          strokeLinejoin="round"
        >
          <path d={createLatticeStarPath(80, 80, 78)} strokeWidth={1} opacity={0.35} />
          <path d={createLatticeSquaresPath(80, 80, 64)} strokeWidth={1} opacity={0.5} />
          <path d={createLatticeStarPath(80, 80, 52)} strokeWidth={2.5} />
        </svg>
        <LockKeyhole aria-hidden className={styles.keyhole} />
      </div>
      <div className={styles.texts}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
      </div>
    </header>
  );
}
