import { useId } from 'react';
import { SHEET } from './art';
import { giftWrapArts } from './designs';
import type { GiftWrapId } from './designs/ids';
import * as styles from './GiftWrap.css';

export interface GiftWrapProps {
  /** Which of the six papers. */
  design: GiftWrapId;
  /** What the picture shows, in words. Left out where the design is named beside it: decorative then. */
  label?: string;
}

/** A wrapped gift: paper and ribbon of one design, four wide to five high, as wide as its place. */
export function GiftWrap({ design, label }: GiftWrapProps) {
  const id = useId();
  const { Paper, Trim } = giftWrapArts[design];
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      className={styles.sheet}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Paper id={`${id}-paper`} />
      <Trim id={`${id}-trim`} />
    </svg>
  );
}
