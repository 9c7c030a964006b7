import { useMemo } from 'react';
import * as styles from './QrCode.css';
import { drawQrCode } from './qrModules';

export interface QrCodeProps {
  /** Text to encode, at most 2331 bytes. */
  value: string;
  /** Text alternative of the image. */
  label: string;
}

/**
 * A QR code with its quiet zone, up to 280 px wide. It is never mirrored or inverted. Use it to show a code to another
 * device; to read a code use `Scanner`.
 */
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
