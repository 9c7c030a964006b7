import { useId } from 'react';
import { SHEET_SIZE } from './artwork';
import { giftWrapArtwork } from './designs';
import type { GiftWrapId } from './designs/ids';
import * as styles from './GiftWrap.css';

export interface GiftWrapProps {
  /** Id of one of the six wrapping papers. */
  design: GiftWrapId;
  /** Text alternative; omit it if adjacent text names the design. */
  label?: string;
}

/**
 * A wrapped gift as an SVG, as wide as its container, with an aspect ratio of 4:5. Use it to preview a wrap; for the
 * opened gift use `GiftBox`, to load the drawing when needed `LazyGiftWrap`.
 */
export function GiftWrap({ design, label }: GiftWrapProps) {
  const id = useId();
  const { Paper, Trim } = giftWrapArtwork[design];
  return (
    <svg
      viewBox={`0 0 ${SHEET_SIZE.width} ${SHEET_SIZE.height}`}
      className={styles.sheet}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Paper id={`${id}-paper`} />
      <Trim id={`${id}-trim`} />
    </svg>
  );
}
