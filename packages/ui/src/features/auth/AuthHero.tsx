import type { Ref } from 'react';
import { Lattice, createLatticeSquaresPath, createLatticeStarPath } from '../../components/Lattice';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import * as styles from './AuthHero.css';

interface AuthHeroProps {
  title: string;
  description: string;
  headingRef: Ref<HTMLHeadingElement>;
}

const rings = [
  { radius: 158, opacity: 0.16 },
  { radius: 118, opacity: 0.26 },
  { radius: 82, opacity: 0.4 },
  { radius: 50, opacity: 0.6 },
];

export function AuthHero({ title, description, headingRef }: AuthHeroProps) {
  const t = useMessages(commonMessages);
  return (
    <header className={styles.hero}>
      <Lattice tile={64} fade="corner" />
      <svg
        aria-hidden
        viewBox="0 0 320 320"
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        className={styles.rosette}
      >
        {rings.map(({ radius, opacity }) => (
          <g key={radius} opacity={opacity}>
            <path d={createLatticeStarPath(160, 160, radius)} strokeWidth={1.25} />
            <path d={createLatticeSquaresPath(160, 160, radius * 0.92)} strokeWidth={0.75} />
          </g>
        ))}
      </svg>
      <p className={styles.brand}>
        <svg aria-hidden viewBox="0 0 44 44" fill="none" className={styles.emblem}>
          <path d={createLatticeStarPath(22, 22, 21)} stroke="currentColor" strokeWidth={2} />
          <path d={createLatticeStarPath(22, 22, 10)} fill="currentColor" />
        </svg>
        {t('appName')}
      </p>
      <div className={styles.titles}>
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.subtitle}>{description}</p>
      </div>
    </header>
  );
}
