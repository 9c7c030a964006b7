import { createLatticeSquaresPath, createLatticeStarPath } from '../../../../components/Lattice';
import { SHEET_SIZE, type ArtProps, type GiftWrapArtwork } from '../artwork';
import { repeat } from '../drawing';

const STAR = { x: 168, y: 206 } as const;
const at = (radius: number) => createLatticeStarPath(STAR.x, STAR.y, radius);
const relief =
  [124, 115, 84, 78, 46, 41].map(at).join('') + createLatticeSquaresPath(STAR.x, STAR.y, 18);
const weave = repeat(60, (index) => `M0 ${index * 5 + 2}H${SHEET_SIZE.width}`).join('');

function Paper({ id }: ArtProps) {
  return (
    <>
      <linearGradient id={`${id}-matt`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#312f2c" />
        <stop offset="0.5" stopColor="#211f1d" />
        <stop offset="1" stopColor="#161513" />
      </linearGradient>
      <rect {...SHEET_SIZE} fill={`url(#${id}-matt)`} />
      <path d={weave} stroke="#fff" strokeOpacity="0.025" />
      <g fill="none" strokeLinejoin="round">
        <path
          d={relief}
          transform="translate(0.7 0.9)"
          stroke="#000"
          strokeOpacity="0.85"
          strokeWidth="1.6"
        />
        <path
          d={relief}
          transform="translate(-0.4 -0.5)"
          stroke="#fff"
          strokeOpacity="0.2"
          strokeWidth="1"
        />
      </g>
    </>
  );
}

const LINE = 66;

function Trim({ id }: ArtProps) {
  return (
    <>
      <linearGradient id={`${id}-copper`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#f2cfae" />
        <stop offset="0.5" stopColor="#c08556" />
        <stop offset="1" stopColor="#e3b48a" />
      </linearGradient>
      <rect x={LINE + 1.5} width={7} height={SHEET_SIZE.height} fill="#000" fillOpacity="0.4" />
      <rect x={LINE - 1} width={7} height={SHEET_SIZE.height} fill="#b87b4d" />
      <rect
        x={LINE + 0.4}
        width={1.6}
        height={SHEET_SIZE.height}
        fill="#f2cfae"
        fillOpacity="0.85"
      />
      <g transform={`translate(${LINE + 2.5} 96)`}>
        <path d={createLatticeStarPath(1.5, 2.5, 27)} fill="#000" fillOpacity="0.4" />
        <path d={createLatticeStarPath(0, 0, 27)} fill={`url(#${id}-copper)`} />
        <path
          d={createLatticeStarPath(0, 0, 22.5)}
          fill="none"
          stroke="#7a4a26"
          strokeOpacity="0.55"
          strokeWidth="0.9"
        />
        <path
          d={createLatticeSquaresPath(0, 0, 13)}
          fill="none"
          stroke="#7a4a26"
          strokeOpacity="0.75"
          strokeWidth="1"
        />
        <path d={createLatticeStarPath(0, 0, 5)} fill="#7a4a26" fillOpacity="0.75" />
      </g>
    </>
  );
}

export const minimalistLuxury: GiftWrapArtwork = {
  Paper,
  Trim,
  ribbon: ['#a86d40', '#e3b48a'],
  confetti: ['#d29a6b', '#f2e3d3', '#6b6660'],
};
