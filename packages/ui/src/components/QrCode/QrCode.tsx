import { useMemo } from 'react';
import * as styles from './QrCode.css';
import { drawQrCode } from './qrModules';

export interface QrCodeProps {
  /** What a scanner reads; at most 2331 bytes, and the shorter the easier to scan. */
  value: string;
  /** What the code is for, said to those who cannot see it. */
  label: string;
}

/** A QR code with its quiet zone, as wide as there is room up to 280 px. Never mirrored or inverted. */
export function QrCode({ value, label }: QrCodeProps) {
  const { side, path } = useMemo(() => drawQrCode(value), [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <rect width={side} height={side} className={styles.paper} />
      <path d={path} className={styles.modules} />
    </svg>
  );
}
