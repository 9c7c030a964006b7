import { useId } from 'react';
import {
  createLatticeCrossPath,
  createLatticeSquaresPath,
  createLatticeStarPath,
} from './geometry';
import * as styles from './Lattice.css';

export interface LatticeProps {
  /** Line colour; `inherit` uses the text colour. @default 'hero' */
  tone?: 'hero' | 'gold' | 'silver' | 'inherit';
  /** Side length of one tile, in px. @default 56 */
  tile?: number;
  /** `corner` shows the pattern in the block-start, inline-end corner and fades it out from there. @default 'none' */
  fade?: 'none' | 'corner';
}

/**
 * A decorative star-and-cross tiling. Fills its nearest positioned ancestor, which must clip it. Use it on brand panels
 * and nowhere else; for plain surfaces use `Card`.
 */
export function Lattice({ tone = 'hero', tile = 56, fade = 'none' }: LatticeProps) {
  const id = useId();
  const half = tile / 2;
  const corners = [0, tile].flatMap((x) => [0, tile].map((y) => [x, y] as const));
  return (
    <svg
      aria-hidden
      focusable="false"
      className={`${styles.lattice} ${styles.tone[tone]} ${styles.fade[fade]}`}
    >
      <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeLinejoin="round">
          <path d={createLatticeStarPath(half, half, half)} strokeWidth={1.5} />
          <path d={createLatticeSquaresPath(half, half, half * 0.84)} strokeWidth={0.75} />
          <path
            d={createLatticeStarPath(half, half, half * 0.36)}
            fill="currentColor"
            fillOpacity={0.5}
            strokeWidth={0.75}
          />
          {corners.map(([x, y]) => (
            <path
              key={`${x} ${y}`}
              d={createLatticeCrossPath(x, y, half, tile * 0.05)}
              fill="currentColor"
              fillOpacity={0.28}
              strokeWidth={0.75}
            />
          ))}
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
