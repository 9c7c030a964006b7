import { SHEET_SIZE, type ArtProps, type GiftWrapArtwork } from '../artwork';
import {
  getPointsAlong,
  createBezierCurve,
  getHeading,
  createLeafPath,
  createLinePath,
  getPolarPoint,
  createRandom,
  roundForMarkup,
  repeat,
  type Curve,
  type Point,
} from '../drawing';

function drawFern(stem: Curve, pairs: number, length: number, width: number): string {
  return repeat(pairs, (index) => {
    const t = 0.08 + (index / pairs) * 0.9;
    const from = stem(t);
    const reach = length * Math.sin(Math.PI * (0.16 + 0.8 * t)) ** 0.8;
    return [-1, 1]
      .map((side) =>
        createLeafPath(from, getPolarPoint(from, reach, getHeading(stem, t) + side * 1.05), width),
      )
      .join('');
  }).join('');
}

function drawOlive(
  stem: Curve,
  leaves: number,
  length: number,
): { leaves: string; fruit: Point[] } {
  const places = repeat(leaves, (index) => 0.1 + (index / leaves) * 0.88);
  return {
    leaves: places
      .map((t, index) => {
        const from = stem(t);
        const side = index % 2 ? 1 : -1;
        return createLeafPath(
          from,
          getPolarPoint(from, length * (1.1 - t * 0.4), getHeading(stem, t) + side * 0.7),
          4.6,
        );
      })
      .join(''),
    fruit: places
      .filter((_, index) => index % 3 === 1)
      .map((t, index) => getPolarPoint(stem(t), 7, getHeading(stem, t) + (index % 2 ? 1.6 : -1.6)))
      .map(([x, y]) => [roundForMarkup(x), roundForMarkup(y)]),
  };
}

const ferns: readonly Curve[] = [
  createBezierCurve([-14, 118], [30, 112], [62, 74], [62, -2]),
  createBezierCurve([256, 208], [206, 200], [170, 236], [160, 304]),
  createBezierCurve([96, 312], [88, 262], [52, 232], [-4, 226]),
  createBezierCurve([140, -12], [146, 30], [178, 58], [236, 58]),
];
const olives: readonly Curve[] = [
  createBezierCurve([252, 84], [214, 84], [184, 88], [150, 112]),
  createBezierCurve([-10, 186], [26, 194], [64, 184], [92, 156]),
  createBezierCurve([120, 196], [128, 216], [132, 240], [128, 270]),
];
const branches = olives.map((stem) => drawOlive(stem, 13, 26));
const drawStalks = (stems: readonly Curve[]) =>
  stems.map((stem) => createLinePath(getPointsAlong(stem, 18), false)).join('');
const inks = {
  fronds: ferns.map((stem) => drawFern(stem, 24, 27, 3.3)).join(''),
  frondStalks: drawStalks(ferns),
  leaves: branches.map((branch) => branch.leaves).join(''),
  leafStalks: drawStalks(olives),
  fruit: branches.flatMap((branch) => branch.fruit),
};

function drawFibres(): string {
  const next = createRandom(311);
  return repeat(170, () => {
    const from: Point = [next() * SHEET_SIZE.width, next() * SHEET_SIZE.height];
    return createLinePath([from, getPolarPoint(from, 2 + next() * 7, next() * 6.3)], false);
  }).join('');
}
const grain = drawFibres();

function Paper({ id }: ArtProps) {
  return (
    <>
      <linearGradient id={`${id}-kraft`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#dcbd94" />
        <stop offset="0.6" stopColor="#cda878" />
        <stop offset="1" stopColor="#b98f5d" />
      </linearGradient>
      <rect {...SHEET_SIZE} fill={`url(#${id}-kraft)`} />
      <path d={grain} stroke="#7d5a31" strokeOpacity="0.28" strokeWidth="0.6" fill="none" />
      <g fill="none" strokeLinecap="round">
        <path d={inks.frondStalks} stroke="#fdf6e9" strokeWidth="1.4" />
        <path d={inks.leafStalks} stroke="#7f8450" strokeWidth="1.6" />
      </g>
      <path d={inks.fronds} fill="#fdf6e9" />
      <path d={inks.leaves} fill="#8b9159" />
      <g fill="#6d7140">
        {inks.fruit.map(([x, y]) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={3} ry={3.9} />
        ))}
      </g>
    </>
  );
}

/** Twine: dashes between two darker edges look like twisted strands. */
function Twine({ d }: { d: string }) {
  return (
    <g fill="none">
      <path
        d={d}
        stroke="#3a2713"
        strokeOpacity="0.3"
        strokeWidth="5"
        transform="translate(1.2 1.6)"
      />
      <path d={d} stroke="#96703d" strokeWidth="4.6" />
      <path d={d} stroke="#d9b47a" strokeWidth="4" strokeDasharray="1.7 1" />
      <path d={d} stroke="#f6e2ba" strokeOpacity="0.55" strokeWidth="1" />
    </g>
  );
}

const KNOT: Point = [112, 132];
const spray: readonly Curve[] = [
  createBezierCurve(KNOT, [132, 112], [164, 96], [196, 98]),
  createBezierCurve(KNOT, [130, 120], [152, 122], [176, 142]),
];
const sprays = spray.map((stem) => drawOlive(stem, 9, 22).leaves);

function Trim() {
  const [x, y] = KNOT;
  return (
    <>
      <Twine d={`M${x - 4} 0V${SHEET_SIZE.height}M${x + 4} 0V${SHEET_SIZE.height}`} />
      <Twine d={`M0 ${y - 4}H${SHEET_SIZE.width}M0 ${y + 4}H${SHEET_SIZE.width}`} />
      <g transform="translate(2 3)" fill="#2b1c0c" fillOpacity="0.25">
        {sprays.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={drawStalks(spray)} stroke="#33562f" strokeWidth="2" fill="none" />
      {sprays.map((d, index) => (
        <path
          key={d}
          d={d}
          fill={index ? '#3f6b38' : '#5d8f4f'}
          stroke="#2c4a2a"
          strokeOpacity="0.4"
          strokeWidth="0.6"
        />
      ))}
      <Twine
        d={`M${x} ${y}C${x - 14} ${y - 34} ${x - 52} ${y - 30} ${x - 44} ${y - 8}C${x - 38} ${y + 6} ${x - 14} ${y + 2} ${x} ${y}C${x + 10} ${y - 30} ${x + 40} ${y - 38} ${x + 42} ${y - 16}C${x + 42} ${y} ${x + 14} ${y + 2} ${x} ${y}C${x - 8} ${y + 18} ${x - 18} ${y + 32} ${x - 30} ${y + 42}M${x} ${y}C${x + 6} ${y + 18} ${x + 10} ${y + 32} ${x + 18} ${y + 48}`}
      />
      <circle cx={x} cy={y} r={6.5} fill="#8a6232" />
      <circle
        cx={x}
        cy={y}
        r={5}
        fill="#d2ac72"
        stroke="#6d4a22"
        strokeWidth="0.8"
        strokeDasharray="2 1.4"
      />
    </>
  );
}

export const natureInspired: GiftWrapArtwork = {
  Paper,
  Trim,
  ribbon: ['#a97f4a', '#e0bf8b'],
  confetti: ['#5d8f4f', '#fdf6e9', '#cda878'],
};
