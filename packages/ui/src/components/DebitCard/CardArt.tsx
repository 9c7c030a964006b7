import { Nfc } from 'lucide-react';
import { Lattice } from '../Lattice';
import * as styles from './DebitCard.css';
import type { CardType } from './details';

export function CardOrnament({ type, tile }: { type: CardType; tile?: number }) {
  return type === 'virtual' ? (
    <span aria-hidden className={styles.ornament}>
      <Lattice tile={tile} fade="corner" />
    </span>
  ) : (
    <span aria-hidden className={styles.engraving}>
      <Lattice tile={tile} tone="silver" fade="corner" />
    </span>
  );
}

export function CardHardware() {
  return (
    <span aria-hidden className={styles.hardware}>
      <svg viewBox="0 0 36 28" className={styles.chip}>
        <rect x="0.5" y="0.5" width="35" height="27" rx="5" stroke="currentColor" />
        <path
          d="M0 9h11M0 19h11M25 9h11M25 19h11M11 1v26M25 1v26M11 14h14"
          fill="none"
          stroke="currentColor"
        />
      </svg>
      <Nfc className={styles.contactless} />
    </span>
  );
}
