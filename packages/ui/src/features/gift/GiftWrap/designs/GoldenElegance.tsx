import { SHEET_SIZE, type ArtProps, type GiftWrapArtwork } from '../artwork';
import { getPolarPoint, roundForMarkup, createStarPath, repeat, type Point } from '../drawing';
import { SatinBow, SatinRibbon } from '../parts/SatinRibbon';

const SIDE = 15;
const DODECAGON = SIDE / 2 / Math.tan(Math.PI / 12);
const TRIANGLE = SIDE / 2 / Math.tan(Math.PI / 3);
const ACROSS = DODECAGON * 2;
const CELL = { width: roundForMarkup(ACROSS), height: roundForMarkup(ACROSS * Math.sqrt(3)) };
/** Angle in radians between an edge and the lines that start at its midpoint. */
const ANGLE = (63 * Math.PI) / 180;

function drawMotif(centre: Point, sides: number, apothem: number, turn: number): string {
  const half = Math.PI / sides;
  const inner = apothem / (Math.cos(half) + Math.sin(half) * Math.tan(ANGLE));
  return createStarPath(centre, sides, apothem, inner, turn);
}

function drawTile() {
  const centres: Point[] = [
    ...[0, CELL.width].flatMap((x) => [0, CELL.height].map((y): Point => [x, y])),
    [CELL.width / 2, CELL.height / 2],
  ];
  const triangles = centres.flatMap((centre) =>
    repeat(6, (index) => {
      const angle = Math.PI / 6 + (index * Math.PI) / 3;
      const middle = getPolarPoint(centre, ACROSS / Math.sqrt(3), angle);
      return drawMotif(middle, 3, TRIANGLE, angle + Math.PI);
    }),
  );
  return {
    straps:
      centres.map((centre) => drawMotif(centre, 12, DODECAGON, 0)).join('') + triangles.join(''),
    hearts: centres.map((centre) => createStarPath(centre, 12, 12.5, 8.6, Math.PI / 12)).join(''),
    seeds: centres
      .map((centre) => createStarPath(centre, 6, 6, 3.4) + createStarPath(centre, 6, 2.2, 1.3))
      .join(''),
  };
}

const { straps, hearts, seeds } = drawTile();

function Paper({ id }: ArtProps) {
  return (
    <>
      <linearGradient id={`${id}-foil`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#f8e9bd" />
        <stop offset="0.3" stopColor="#e3c273" />
        <stop offset="0.52" stopColor="#f1dca0" />
        <stop offset="0.78" stopColor="#cda048" />
        <stop offset="1" stopColor="#b98a35" />
      </linearGradient>
      <pattern id={`${id}-stars`} {...CELL} patternUnits="userSpaceOnUse">
        <path d={hearts} fill="#fff6d8" fillOpacity="0.4" />
        <g fill="none" strokeLinejoin="round">
          <path
            d={straps}
            transform="translate(0.6 0.7)"
            stroke="#8a621a"
            strokeOpacity="0.5"
            strokeWidth="1.3"
          />
          <path
            d={straps}
            transform="translate(-0.4 -0.5)"
            stroke="#fffbe9"
            strokeOpacity="0.9"
            strokeWidth="1"
          />
          <path d={seeds} stroke="#94691c" strokeOpacity="0.65" strokeWidth="0.7" />
        </g>
      </pattern>
      <rect {...SHEET_SIZE} fill={`url(#${id}-foil)`} />
      <rect {...SHEET_SIZE} fill={`url(#${id}-stars)`} />
    </>
  );
}

function Trim({ id }: ArtProps) {
  return (
    <g>
      <SatinRibbon
        id={id}
        body="#0c4a37"
        sheen="#2d8a6a"
        shade="#062b20"
        x={120}
        y={118}
        width={30}
      />
      <SatinBow id={id} shade="#062b20" x={120} y={118} />
    </g>
  );
}

export const goldenElegance: GiftWrapArtwork = {
  Paper,
  Trim,
  ribbon: ['#0c4a37', '#2d8a6a'],
  confetti: ['#e3c273', '#2d8a6a', '#fff1c4'],
};
