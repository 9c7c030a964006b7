import type { GiftWrapArt } from '../art';
import { BAND, LID } from './boxShape';

const WING = 'M0 -41C-8 -62 -46 -72 -50 -56C-52 -44 -22 -40 0 -41Z';

/** The lid with its bow, its lower edge on the origin's line. Painted with `BoxGradients`. */
export function BoxLid({ art, id }: { art: GiftWrapArt; id: string }) {
  const place = { x: -LID.width / 2, y: -LID.height + 2, ...LID };
  return (
    <>
      <rect {...place} x={place.x + 3} y={place.y + 6} rx={5} fill="#000" fillOpacity="0.18" />
      <svg {...place} viewBox={`0 0 ${LID.width} ${LID.height}`}>
        <rect {...LID} fill={art.ribbon[0]} />
        <use href={`#${id}-sheet`} {...LID} />
        <rect
          x={(LID.width - BAND) / 2}
          width={BAND}
          height={LID.height}
          fill={`url(#${id}-band)`}
        />
        <rect {...LID} fill={`url(#${id}-shade)`} />
        <rect y={LID.height - 4} width={LID.width} height={4} fill="#000" fillOpacity="0.2" />
      </svg>
      <g fill={`url(#${id}-band)`} stroke="#000" strokeOpacity="0.12">
        <path d={WING} />
        <path d={WING} transform="scale(-1 1)" />
        <rect x={-8} y={-51} width={16} height={14} rx={5} />
      </g>
    </>
  );
}
