import { SHEET_SIZE, type ArtProps, type GiftWrapArtwork } from '../artwork';
import {
  createLinePath,
  getPolarPoint,
  createRandom,
  createStarPath,
  repeat,
  type Point,
} from '../drawing';
import { SatinBow, SatinRibbon } from '../parts/SatinRibbon';

function drawSky(): string {
  const next = createRandom(1447);
  return repeat(34, () => {
    const centre: Point = [next() * SHEET_SIZE.width, next() * 210];
    const size = 0.9 + next() ** 4 * 4;
    return createStarPath(centre, 4, size, size * 0.28, Math.PI / 2);
  }).join('');
}
const stars = drawSky();

function drawPennants([x1, y1]: Point, [x2, y2]: Point, sag: number, count: number) {
  const at = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  return {
    cord: createLinePath(
      repeat(25, (index) => at(index / 24)),
      false,
    ),
    flags: repeat(count, (index) => {
      const [ax, ay] = at((index + 0.12) / count);
      const [bx, by] = at((index + 0.88) / count);
      return createLinePath([
        [ax, ay],
        [bx, by],
        [(ax + bx) / 2, (ay + by) / 2 + 17],
      ]);
    }),
  };
}
const strings = [
  drawPennants([-8, 34], [112, -4], 24, 8),
  drawPennants([112, -4], [250, 50], 26, 9),
];
const FLAGS = ['#f7b733', '#ff5d8f', '#27c0b5', '#fff3dc'];

const burst = (centre: Point, radius: number) =>
  repeat(24, (index) => {
    const angle = (index * Math.PI) / 12;
    const far = radius * (index % 3 === 0 ? 1 : index % 3 === 1 ? 0.68 : 0.82);
    return createLinePath(
      [getPolarPoint(centre, radius * 0.3, angle), getPolarPoint(centre, far, angle)],
      false,
    );
  }).join('');
const bursts: readonly { at: Point; radius: number; ink: string }[] = [
  { at: [104, 186], radius: 19, ink: '#ffd166' },
  { at: [26, 166], radius: 21, ink: '#ff8fb1' },
  { at: [60, 212], radius: 14, ink: '#6fe3d8' },
  { at: [226, 128], radius: 17, ink: '#ff8fb1' },
];

const drawDome = (x: number, y: number, r: number) =>
  `M${x - r} ${y}C${x - r * 1.25} ${y - r * 0.9} ${x - r * 0.3} ${y - r * 1.15} ${x} ${y - r * 1.75}C${x + r * 0.3} ${y - r * 1.15} ${x + r * 1.25} ${y - r * 0.9} ${x + r} ${y}Z`;
const drawMinaret = (x: number, y: number, w: number) =>
  `M${x - w} 300V${y}H${x + w}V300ZM${x - w * 1.7} ${y + 18}H${x + w * 1.7}V${y + 22}H${x - w * 1.7}Z${drawDome(x, y, w * 1.15)}`;
const skyline = {
  far: `${drawDome(40, 266, 30)}M10 265H70V300H10Z${drawDome(206, 262, 32)}M174 261H238V300H174Z${drawMinaret(74, 222, 4)}${drawMinaret(170, 220, 4)}`,
  near: `M0 286H240V300H0Z${drawDome(122, 268, 36)}M86 267H158V300H86Z${drawMinaret(92, 212, 5)}${drawMinaret(152, 212, 5)}${[12, 40, 66, 180, 204, 230].map((x) => drawDome(x, 288, 12)).join('')}`,
};

const LANTERN = {
  cap: 'M-4 8L4 8L9 16L-9 16ZM-10 16H10V19H-10ZM-10 46H10V49H-10ZM-8 49H8L4 56H-4Z',
  glass: 'M-9 19C-15 28 -15 37 -9 46H9C15 37 15 28 9 19Z',
  ribs: 'M-4 19C-7 28 -7 37 -4 46M4 19C7 28 7 37 4 46M0 19V46',
};
const lanterns = [
  { x: 34, drop: 70, scale: 0.86, ink: '#ff5d8f' },
  { x: 84, drop: 96, scale: 1.1, ink: '#f7b733' },
  { x: 224, drop: 62, scale: 0.72, ink: '#27c0b5' },
] as const;
const CRESCENT = 'M140 62A30 30 0 1 0 168 106A24 24 0 1 1 140 62Z';

function Paper({ id }: ArtProps) {
  return (
    <>
      <linearGradient id={`${id}-night`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#2a1050" />
        <stop offset="0.5" stopColor="#67208a" />
        <stop offset="0.8" stopColor="#c23c8a" />
        <stop offset="1" stopColor="#ff8a5c" />
      </linearGradient>
      <rect {...SHEET_SIZE} fill={`url(#${id}-night)`} />
      <path d={stars} fill="#fff3dc" fillOpacity="0.9" />
      <path d={CRESCENT} fill="#ffe9b0" />
      {bursts.map(({ at, radius, ink }) => (
        <g key={radius} stroke={ink} strokeLinecap="round" strokeWidth="1.6">
          <path d={burst(at, radius)} />
          <circle cx={at[0]} cy={at[1]} r={2} fill={ink} />
        </g>
      ))}
      <path d={skyline.far} fill="#7d2680" fillOpacity="0.85" />
      <path d={skyline.near} fill="#3a1259" />
      {lanterns.map(({ x, drop, scale, ink }) => (
        <g key={x}>
          <path d={`M${x} 0V${drop + 8 * scale}`} stroke="#ffd98a" strokeWidth="0.9" />
          <g transform={`translate(${x} ${drop}) scale(${scale})`}>
            <circle cy={32} r={26} fill={ink} fillOpacity="0.2" />
            <path d={LANTERN.glass} fill={ink} />
            <ellipse cy={35} rx={4.5} ry={8} fill="#fff3c9" />
            <path d={LANTERN.ribs} fill="none" stroke="#ffe6a8" strokeWidth="1" />
            <path d={LANTERN.cap} fill="#ffd98a" />
          </g>
        </g>
      ))}
      {strings.map(({ cord, flags }) => (
        <g key={cord}>
          {flags.map((flag, index) => (
            <path key={flag} d={flag} fill={FLAGS[index % FLAGS.length]} />
          ))}
          <path d={cord} fill="none" stroke="#fff3dc" strokeWidth="1.1" />
        </g>
      ))}
    </>
  );
}

function Trim({ id }: ArtProps) {
  return (
    <>
      <SatinRibbon
        id={id}
        body="#f2a516"
        sheen="#ffd974"
        shade="#c07404"
        x={190}
        y={188}
        width={24}
        isDownOnly
      />
      <SatinBow id={id} shade="#c07404" x={190} y={188} />
    </>
  );
}

export const festiveCelebration: GiftWrapArtwork = {
  Paper,
  Trim,
  ribbon: ['#f2a516', '#ffd974'],
  confetti: ['#ff5d8f', '#f7b733', '#27c0b5'],
};
