import { useId } from 'react';
import { giftWrapArts } from './designs';
import type { GiftWrapProps } from './GiftWrap';
import * as styles from './GiftWrap.css';
import { BoxGradients } from './parts/BoxGradients';
import { BoxLid } from './parts/BoxLid';
import { BAND, BODY, fans, rays, rim, VIEW } from './parts/boxShape';
import { Coin } from './parts/Coin';

/** ms */
const STAGGER = 90;

/**
 * An opened gift box. The opening animation plays once; with reduced motion it is open from the start,
 * without confetti.
 */
export function GiftBox({ design, label }: GiftWrapProps) {
  const id = useId();
  const art = giftWrapArts[design];
  const middle = BODY.x + BODY.width / 2;
  return (
    <svg
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      className={styles.box}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <BoxGradients art={art} id={id} />
      <ellipse cx={middle} cy={301} rx={112} ry={9} fill="#000" fillOpacity="0.16" />
      <path d={rays} fill={`url(#${id}-glow)`} />
      <g className={styles.confetti}>
        {fans.map((d, index) => (
          <path
            key={d}
            d={d}
            fill={art.confetti[index]}
            className={styles.fan}
            style={{ animationDelay: `${index * STAGGER}ms` }}
          />
        ))}
      </g>
      <path d={rim} fill={art.ribbon[0]} />
      <path d={rim} fill="#000" fillOpacity="0.45" />
      <path d={rim} fill={`url(#${id}-glow)`} />
      <use href={`#${id}-sheet`} {...BODY} />
      <rect
        x={middle - BAND / 2}
        y={BODY.y}
        width={BAND}
        height={BODY.height}
        fill={`url(#${id}-band)`}
      />
      <rect {...BODY} fill={`url(#${id}-shade)`} />
      <rect {...BODY} height={7} fill="#000" fillOpacity="0.12" />
      <g transform="translate(96 112) rotate(-27) scale(0.84)">
        <g className={styles.lid}>
          <BoxLid art={art} id={id} />
        </g>
      </g>
      <g className={styles.coin}>
        <Coin id={id} />
      </g>
    </svg>
  );
}
