import { SHEET_SIZE, type ArtProps, type GiftWrapArtwork } from '../artwork';
import {
  createBezierCurve,
  getHeading,
  createLeafPath,
  createLinePath,
  createPetalsPath,
  getPolarPoint,
  createStarPath,
  repeat,
  type Curve,
  type Point,
} from '../drawing';

const CELL = { width: 96, height: 136 } as const;

/** The wave between two columns; adjacent columns share exactly the same curve. */
function drawWave(x: number, sign: 1 | -1): string {
  const points = repeat(29, (index): Point => {
    const y = (index / 28) * CELL.height;
    return [x + (sign * CELL.width * (1 + Math.cos((2 * Math.PI * y) / CELL.height))) / 4, y];
  });
  return createLinePath(points, false);
}
const waves = [0, CELL.width].map((x) => drawWave(x, 1) + drawWave(x, -1)).join('');

function drawSprig(stem: Curve, count: number, length: number): string {
  return repeat(count, (index) => {
    const t = 0.18 + (index / count) * 0.72;
    const from = stem(t);
    const angle = getHeading(stem, t);
    return [-1, 1]
      .map((side) =>
        createLeafPath(
          from,
          getPolarPoint(from, length * (1 - t * 0.45), angle + side * 0.85),
          2.6,
        ),
      )
      .join('');
  }).join('');
}

const stems: readonly Curve[] = [
  createBezierCurve([0, 50], [-4, 30], [-26, 24], [-24, 0]),
  createBezierCurve([0, 50], [4, 30], [26, 24], [24, 0]),
  createBezierCurve([0, 50], [0, 34], [0, 16], [0, -6]),
];
const stemLines = 'M0 50C-4 30 -26 24 -24 0M0 50C4 30 26 24 24 0M0 50C0 34 0 16 0 -6';
const foliage = stems.map((stem) => drawSprig(stem, 4, 13)).join('');

const TULIP = 'M0 8C-9 4 -10 -8 -6 -20C-3 -15 -1.5 -12 0 -24C1.5 -12 3 -15 6 -20C10 -8 9 4 0 8Z';
const TULIP_HEART = 'M0 5C-3.4 0 -3 -8 0 -16C3 -8 3.4 0 0 5Z';

const carnation = createLinePath([
  [0, 8],
  ...repeat(19, (index) =>
    getPolarPoint([0, 4], index % 2 ? 26 : 21, Math.PI * (1.14 + (index / 18) * 0.72)),
  ),
]);
const carnationVeins = repeat(7, (index) =>
  createLinePath([[0, 6], getPolarPoint([0, 4], 17, Math.PI * (1.2 + (index / 6) * 0.6))], false),
).join('');

function Bunch() {
  return (
    <>
      <path d={stemLines} fill="none" stroke="#2d6b4f" strokeWidth="1.6" />
      <path d={foliage} fill="#3d8461" />
      {[-24, 24].map((x) => (
        <g key={x} transform={`translate(${x} 0) rotate(${x / 2})`}>
          <path d={TULIP} fill="#c3323b" />
          <path d={TULIP_HEART} fill="#f6cf6b" />
        </g>
      ))}
      <g transform="translate(0 -14)">
        <path d={carnation} fill="#d9475a" />
        <path d={carnationVeins} fill="none" stroke="#fbe9e2" strokeWidth="1" />
        <path d={createLeafPath([0, 14], [0, -1], 5)} fill="#2f7a86" />
      </g>
      <path d={createPetalsPath([0, 51], 8, 1.5, 8, 2.6)} fill="#2f5fb0" />
      <circle cx={0} cy={51} r={2} fill="#f6cf6b" />
    </>
  );
}

function Rosette() {
  return (
    <>
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(1 ${side})`}>
          <path
            d={createLeafPath([0, 20], [-19, 42], 6) + createLeafPath([0, 20], [19, 42], 6)}
            fill="#2f7a86"
          />
          <path d={createLeafPath([0, 18], [0, 54], 5)} fill="#2f5fb0" />
          <path d={createLeafPath([0, 22], [0, 46], 1.6)} fill="#fbf5ea" />
        </g>
      ))}
      <path d={createPetalsPath([0, 0], 10, 4, 27, 7.6)} fill="#2f5fb0" />
      <path d={createPetalsPath([0, 0], 10, 4, 21, 4.6)} fill="#fbf5ea" />
      <path d={createPetalsPath([0, 0], 10, 3, 15, 3.4, Math.PI / 10)} fill="#d9475a" />
      <path d={createStarPath([0, 0], 10, 6.5, 4.6)} fill="#f6cf6b" />
    </>
  );
}

function Paper({ id }: ArtProps) {
  return (
    <>
      <pattern id={`${id}-garden`} {...CELL} x={-24} y={-34} patternUnits="userSpaceOnUse">
        <rect {...CELL} fill="#fbf5ea" />
        <g fill="none">
          <path d={waves} stroke="#2f5fb0" strokeWidth="6.4" />
          <path d={waves} stroke="#fbf5ea" strokeWidth="2.6" />
          <path
            d={waves}
            stroke="#2fa0a0"
            strokeWidth="2"
            strokeDasharray="0.1 5.2"
            strokeLinecap="round"
          />
        </g>
        <g transform={`translate(${CELL.width / 2} ${CELL.height / 2})`}>
          <Bunch />
        </g>
        {[0, CELL.width].flatMap((x) =>
          [0, CELL.height].map((y) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <Rosette />
            </g>
          )),
        )}
      </pattern>
      <rect {...SHEET_SIZE} fill={`url(#${id}-garden)`} />
    </>
  );
}

const BAND = 72;
const BLOOM: Point = [BAND, 120];

function Trim({ id }: ArtProps) {
  return (
    <>
      <linearGradient id={`${id}-velvet`}>
        <stop offset="0" stopColor="#7c1626" />
        <stop offset="0.35" stopColor="#c03344" />
        <stop offset="1" stopColor="#85182a" />
      </linearGradient>
      <rect x={BAND - 12} width={28} height={SHEET_SIZE.height} fill="#3b0a14" fillOpacity="0.22" />
      <rect x={BAND - 14} width={28} height={SHEET_SIZE.height} fill={`url(#${id}-velvet)`} />
      <path
        d={`M${BAND - 10} 0V${SHEET_SIZE.height}M${BAND + 10} 0V${SHEET_SIZE.height}`}
        stroke="#f0a9a4"
        strokeOpacity="0.7"
        strokeWidth="0.9"
        strokeDasharray="3 2.4"
      />
      <path
        d={createLeafPath(BLOOM, [BAND + 56, 92], 13) + createLeafPath(BLOOM, [BAND - 50, 154], 13)}
        fill="#2d6b4f"
      />
      <path
        d={
          createLinePath([BLOOM, [BAND + 54, 93]], false) +
          createLinePath([BLOOM, [BAND - 48, 153]], false)
        }
        stroke="#7fb394"
        strokeWidth="1"
      />
      <circle cx={BAND + 3} cy={BLOOM[1] + 5} r={38} fill="#3b0a14" fillOpacity="0.2" />
      {[
        { reach: 42, count: 9, width: 14, ink: '#b8283c', turn: 0 },
        { reach: 35, count: 9, width: 12, ink: '#d9475a', turn: 0.35 },
        { reach: 27, count: 8, width: 10, ink: '#ea7a7f', turn: 0.1 },
        { reach: 18, count: 7, width: 8, ink: '#f6b5ad', turn: 0.5 },
      ].map(({ reach, count, width, ink, turn }) => (
        <path
          key={reach}
          d={createPetalsPath(BLOOM, count, 2, reach, width, turn)}
          fill={ink}
          stroke="#7c1626"
          strokeOpacity="0.22"
          strokeWidth="0.8"
        />
      ))}
      <path d={createStarPath(BLOOM, 14, 8, 5)} fill="#f6cf6b" />
      <circle cx={BLOOM[0]} cy={BLOOM[1]} r={3} fill="#c98a2a" />
    </>
  );
}

export const floralGarden: GiftWrapArtwork = {
  Paper,
  Trim,
  ribbon: ['#9c1f33', '#c94a58'],
  confetti: ['#d9475a', '#2f5fb0', '#f6cf6b'],
};
