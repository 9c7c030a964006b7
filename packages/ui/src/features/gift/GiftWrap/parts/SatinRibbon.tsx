import { SHEET_SIZE } from '../artwork';

interface SatinRibbonProps {
  id: string;
  body: string;
  sheen: string;
  shade: string;
  x: number;
  y: number;
  width: number;
  /** Whether to omit the horizontal band. @default false */
  isDownOnly?: boolean;
}

export function SatinRibbon({
  id,
  body,
  sheen,
  shade,
  x,
  y,
  width,
  isDownOnly = false,
}: SatinRibbonProps) {
  const half = width / 2;
  const stops = (
    <>
      <stop offset="0" stopColor={shade} />
      <stop offset="0.14" stopColor={body} />
      <stop offset="0.42" stopColor={sheen} />
      <stop offset="0.62" stopColor={body} />
      <stop offset="0.9" stopColor={body} />
      <stop offset="1" stopColor={shade} />
    </>
  );
  return (
    <>
      <linearGradient id={`${id}-down`}>{stops}</linearGradient>
      <linearGradient id={`${id}-across`} x1="0" y1="0" x2="0" y2="1">
        {stops}
      </linearGradient>
      <linearGradient id={`${id}-bow`} x1="0" y1="0" x2="0.7" y2="1">
        <stop offset="0" stopColor={body} />
        <stop offset="0.35" stopColor={sheen} />
        <stop offset="0.7" stopColor={body} />
        <stop offset="1" stopColor={shade} />
      </linearGradient>
      <g fill="#000" fillOpacity="0.16">
        {!isDownOnly && <rect y={y - half + 2.5} width={SHEET_SIZE.width} height={width} />}
        <rect x={x - half + 2.5} width={width} height={SHEET_SIZE.height} />
      </g>
      {!isDownOnly && (
        <rect y={y - half} width={SHEET_SIZE.width} height={width} fill={`url(#${id}-across)`} />
      )}
      <rect x={x - half} width={width} height={SHEET_SIZE.height} fill={`url(#${id}-down)`} />
    </>
  );
}

const LOOP_PATH = 'M0 -2C-10 -30 -44 -50 -64 -34C-80 -20 -66 10 -40 10C-22 10 -8 6 0 2Z';
const INNER_LOOP_PATH = 'M-9 -8C-20 -26 -46 -38 -58 -28C-66 -19 -54 -4 -40 -4C-26 -4 -16 -5 -9 -8Z';
const TAIL_PATH = 'M-3 4C-12 20 -30 40 -48 62L-34 61L-30 75C-14 52 -2 30 5 8Z';
const FOLD_PATH = 'M-4 4C-12 -2 -26 -6 -38 -5';

type SatinBowProps = Pick<SatinRibbonProps, 'id' | 'shade' | 'x' | 'y'>;

/** The bow for a `SatinRibbon` with the same `id`, whose gradients it uses. */
export function SatinBow({ id, shade, x, y }: SatinBowProps) {
  const wing = (
    <>
      <path d={TAIL_PATH} fill={`url(#${id}-bow)`} />
      <path d={LOOP_PATH} fill={`url(#${id}-bow)`} />
      <path d={INNER_LOOP_PATH} fill={shade} fillOpacity="0.8" />
      <path d={FOLD_PATH} fill="none" stroke="#fff" strokeOpacity="0.25" strokeWidth="1.2" />
    </>
  );
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <g transform="translate(3 5)" fill="#000" fillOpacity="0.16">
        <path d={LOOP_PATH + TAIL_PATH} />
        <path d={LOOP_PATH + TAIL_PATH} transform="scale(-1 1)" />
      </g>
      {wing}
      <g transform="scale(-1 1)">{wing}</g>
      <rect x={-11} y={-12} width={22} height={25} rx={8} fill={`url(#${id}-bow)`} />
      <path
        d="M-6 -10C-3 -3 -3 4 -6 11M5 -10C3 -3 3 4 5 11"
        stroke="#000"
        strokeOpacity="0.22"
        fill="none"
      />
    </g>
  );
}
