import { useId } from 'react';
import { giftWrapArtwork } from './designs';
import type { GiftWrapProps } from './GiftWrap';
import * as styles from './GiftWrap.css';
import { BoxGradients } from './parts/BoxGradients';
import { BoxLid } from './parts/BoxLid';
import { BAND_WIDTH, BODY_RECT, fanPaths, rayPaths, rimPath, VIEW_SIZE } from './parts/boxShape';
import { Coin } from './parts/Coin';

/** Delay between the animations of two confetti colours, in ms. */
const STAGGER_MS = 90;

/**
 * An opened gift box. The animation plays once; with reduced motion the box is open from the start. Use it for a gift
 * that was sent; for the closed gift use `GiftWrap`, to load the drawing when needed `LazyGiftBox`.
 */
export function GiftBox({ design, label }: GiftWrapProps) {
  const id = useId();
  const art = giftWrapArtwork[design];
  const middle = BODY_RECT.x + BODY_RECT.width / 2;
  return (
    <svg
      viewBox={`0 0 ${VIEW_SIZE.width} ${VIEW_SIZE.height}`}
      className={styles.box}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <BoxGradients art={art} id={id} />
      <ellipse cx={middle} cy={301} rx={112} ry={9} fill="#000" fillOpacity="0.16" />
      <path d={rayPaths} fill={`url(#${id}-glow)`} />
      <g className={styles.confetti}>
        {fanPaths.map((d, index) => (
          <path
            key={d}
            d={d}
            fill={art.confetti[index]}
            className={styles.fan}
            style={{ animationDelay: `${index * STAGGER_MS}ms` }}
          />
        ))}
      </g>
      <path d={rimPath} fill={art.ribbon[0]} />
      <path d={rimPath} fill="#000" fillOpacity="0.45" />
      <path d={rimPath} fill={`url(#${id}-glow)`} />
      <use href={`#${id}-sheet`} {...BODY_RECT} />
      <rect
        x={middle - BAND_WIDTH / 2}
        y={BODY_RECT.y}
        width={BAND_WIDTH}
        height={BODY_RECT.height}
        fill={`url(#${id}-band)`}
      />
      <rect {...BODY_RECT} fill={`url(#${id}-shade)`} />
      <rect {...BODY_RECT} height={7} fill="#000" fillOpacity="0.12" />
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
