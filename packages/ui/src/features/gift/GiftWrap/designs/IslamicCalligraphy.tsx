import { SHEET_SIZE, type ArtProps, type GiftWrapArtwork } from '../artwork';
import {
  createLinePath,
  createPetalsPath,
  getPolarPoint,
  createRandom,
  createStarPath,
  repeat,
  type Point,
} from '../drawing';
import { blessedGiftPaths } from './blessedGiftPaths';

function drawFlecks(): string {
  const next = createRandom(2027);
  return repeat(150, () => {
    const centre: Point = [next() * SHEET_SIZE.width, next() * SHEET_SIZE.height];
    const size = 0.35 + next() ** 3 * 1.5;
    return createLinePath(
      repeat(4, (index) =>
        getPolarPoint(centre, size * (0.6 + next() * 0.6), index * 1.57 + next()),
      ),
    );
  }).join('');
}
const dust = drawFlecks();

const FRAME = 12;
const rim = repeat(2, (axis) => {
  const length = axis === 0 ? SHEET_SIZE.width : SHEET_SIZE.height;
  const count = axis === 0 ? 18 : 23;
  const step = (length - 2 * FRAME) / count;
  return repeat(count + 1, (index) =>
    [FRAME, (axis === 0 ? SHEET_SIZE.height : SHEET_SIZE.width) - FRAME].map((other) => {
      const place = FRAME + index * step;
      return createStarPath(axis === 0 ? [place, other] : [other, place], 4, 4.4, 2, 0);
    }),
  ).flat();
})
  .flat()
  .join('');

const corners: readonly Point[] = [0, 1].flatMap((x) =>
  [0, 1].map((y): Point => [
    x ? SHEET_SIZE.width - FRAME - 7 : FRAME + 7,
    y ? SHEET_SIZE.height - FRAME - 7 : FRAME + 7,
  ]),
);
const suns = {
  rays: corners.map((corner) => createPetalsPath(corner, 24, 24, 42, 4.2)).join(''),
  lobes: corners.map((corner) => createStarPath(corner, 24, 31, 27)).join(''),
  hearts: corners.map((corner) => createPetalsPath(corner, 16, 7, 23, 3.6)).join(''),
};

function Paper({ id }: ArtProps) {
  const inner = {
    x: FRAME + 7,
    y: FRAME + 7,
    width: SHEET_SIZE.width - 2 * FRAME - 14,
    height: SHEET_SIZE.height - 2 * FRAME - 14,
  };
  return (
    <>
      <radialGradient id={`${id}-lapis`} cx="0.5" cy="0.4" r="0.8">
        <stop offset="0" stopColor="#214b8e" />
        <stop offset="0.55" stopColor="#143266" />
        <stop offset="1" stopColor="#0b1f46" />
      </radialGradient>
      <linearGradient id={`${id}-gold`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#f9e8b4" />
        <stop offset="0.45" stopColor="#dbb05a" />
        <stop offset="0.7" stopColor="#f3d98f" />
        <stop offset="1" stopColor="#c08e38" />
      </linearGradient>
      <clipPath id={`${id}-field`}>
        <rect {...inner} />
      </clipPath>
      <rect {...SHEET_SIZE} fill={`url(#${id}-lapis)`} />
      <path d={dust} fill="#e8c877" fillOpacity="0.75" />
      <g clipPath={`url(#${id}-field)`}>
        <path d={suns.rays} fill="#1f8f94" />
        <path d={suns.lobes} fill="#0b1f46" stroke="#e2bd6b" strokeWidth="1" />
        <path d={suns.hearts} fill="#d8ae58" />
      </g>
      <rect
        {...SHEET_SIZE}
        fill="none"
        stroke="#0b1f46"
        strokeWidth={FRAME * 2 + 12}
        strokeOpacity="0.8"
      />
      <path d={rim} fill="#2aa3a6" />
      <g fill="none" stroke="#e2bd6b">
        <rect {...inner} strokeWidth="1.4" />
        <rect
          x={5}
          y={5}
          width={SHEET_SIZE.width - 10}
          height={SHEET_SIZE.height - 10}
          strokeWidth="0.8"
        />
      </g>
      <g fill={`url(#${id}-gold)`}>
        {blessedGiftPaths.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </>
  );
}

const BAND = 246;

function Trim({ id }: ArtProps) {
  return (
    <>
      <linearGradient id={`${id}-silk`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#13696d" />
        <stop offset="0.4" stopColor="#2fa8aa" />
        <stop offset="1" stopColor="#0f5a5e" />
      </linearGradient>
      <rect y={BAND - 9} width={SHEET_SIZE.width} height={22} fill="#000" fillOpacity="0.25" />
      <rect y={BAND - 11} width={SHEET_SIZE.width} height={22} fill={`url(#${id}-silk)`} />
      <path
        d={`M0 ${BAND - 9}H${SHEET_SIZE.width}M0 ${BAND + 9}H${SHEET_SIZE.width}`}
        stroke="#f3d98f"
        strokeWidth="1.2"
      />
      <circle cx={121} cy={BAND + 2} r={23} fill="#000" fillOpacity="0.28" />
      <path d={createStarPath([120, BAND], 16, 24, 20)} fill="#d9ad52" />
      <path d={createStarPath([120, BAND], 16, 21.5, 18)} fill="#12305f" />
      <path d={createPetalsPath([120, BAND], 16, 7, 18, 3.4)} fill="#f0d288" />
      <circle cx={120} cy={BAND} r={6} fill="#2fa8aa" stroke="#f0d288" strokeWidth="1.2" />
    </>
  );
}

export const islamicCalligraphy: GiftWrapArtwork = {
  Paper,
  Trim,
  ribbon: ['#13696d', '#2fa8aa'],
  confetti: ['#f3d98f', '#2fa8aa', '#5a86d6'],
};
