import type { GiftWrapArtwork } from '../artwork';
import { BAND_WIDTH, LID_SIZE } from './boxShape';

const WING_PATH = 'M0 -41C-8 -62 -46 -72 -50 -56C-52 -44 -22 -40 0 -41Z';

/** The lid with its bow; its lower edge is at y = 0. Uses the gradients of `BoxGradients`. */
export function BoxLid({ art, id }: { art: GiftWrapArtwork; id: string }) {
  const place = { x: -LID_SIZE.width / 2, y: -LID_SIZE.height + 2, ...LID_SIZE };
  return (
    <>
      <rect {...place} x={place.x + 3} y={place.y + 6} rx={5} fill="#000" fillOpacity="0.18" />
      <svg {...place} viewBox={`0 0 ${LID_SIZE.width} ${LID_SIZE.height}`}>
        <rect {...LID_SIZE} fill={art.ribbon[0]} />
        <use href={`#${id}-sheet`} {...LID_SIZE} />
        <rect
          x={(LID_SIZE.width - BAND_WIDTH) / 2}
          width={BAND_WIDTH}
          height={LID_SIZE.height}
          fill={`url(#${id}-band)`}
        />
        <rect {...LID_SIZE} fill={`url(#${id}-shade)`} />
        <rect
          y={LID_SIZE.height - 4}
          width={LID_SIZE.width}
          height={4}
          fill="#000"
          fillOpacity="0.2"
        />
      </svg>
      <g fill={`url(#${id}-band)`} stroke="#000" strokeOpacity="0.12">
        <path d={WING_PATH} />
        <path d={WING_PATH} transform="scale(-1 1)" />
        <rect x={-8} y={-51} width={16} height={14} rx={5} />
      </g>
    </>
  );
}
