import { useId } from 'react';
import { SHEET_SIZE } from './art';
import { giftWrapArts } from './designs';
import type { GiftWrapId } from './designs/ids';
import * as styles from './GiftWrap.css';

export interface GiftWrapProps {
  /** Which of the six papers. */
  design: GiftWrapId;
  /** Text alternative; omit if the design is named beside it. */
  label?: string;
}

/** A wrapped gift, 4:5, as wide as its container. */
export function GiftWrap({ design, label }: GiftWrapProps) {
  const id = useId();
  const { Paper, Trim } = giftWrapArts[design];
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
