import { SHEET_SIZE, type GiftWrapArtwork } from '../artwork';
import { MOUTH_CENTRE } from './boxShape';

const glowGradient = {
  cx: MOUTH_CENTRE[0],
  cy: MOUTH_CENTRE[1],
  r: 150,
  gradientUnits: 'userSpaceOnUse',
} as const;

export function BoxGradients({ art, id }: { art: GiftWrapArtwork; id: string }) {
  const { Paper, ribbon } = art;
  const [body, sheen] = ribbon;
  return (
    <defs>
      <symbol
        id={`${id}-sheet`}
        viewBox={`0 0 ${SHEET_SIZE.width} ${SHEET_SIZE.height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <Paper id={`${id}-paper`} />
      </symbol>
      <linearGradient id={`${id}-band`}>
        <stop offset="0" stopColor={body} />
        <stop offset="0.45" stopColor={sheen} />
        <stop offset="1" stopColor={body} />
      </linearGradient>
      <linearGradient id={`${id}-shade`} x1="0" y1="0" x2="1" y2="0.3">
        <stop offset="0" stopColor="#fff" stopOpacity="0.14" />
        <stop offset="0.45" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.26" />
      </linearGradient>
      <radialGradient id={`${id}-glow`} {...glowGradient}>
        <stop offset="0" stopColor="#ffe9a8" stopOpacity="0.95" />
        <stop offset="0.4" stopColor="#f6cf6b" stopOpacity="0.34" />
        <stop offset="1" stopColor="#f6cf6b" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}-coin`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff0c0" />
        <stop offset="0.45" stopColor="#e2b64e" />
        <stop offset="1" stopColor="#a87518" />
      </linearGradient>
    </defs>
  );
}
