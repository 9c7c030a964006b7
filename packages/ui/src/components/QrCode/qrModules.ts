import { encode } from 'uqr';

/** Empty modules around a code that scanners need to find it. */
export const QUIET_ZONE_MODULES = 4;

export interface QrDrawing {
  /** Modules along each side, quiet zone included. */
  side: number;
  /** SVG path of the dark modules, one unit per module. */
  path: string;
}

/** One subpath for each run of dark modules in a row, so that no seam shows between neighbours. */
function createRunsPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const length = x + 1 - start;
    path += `M${start + QUIET_ZONE_MODULES} ${y + QUIET_ZONE_MODULES}h${length}v1h-${length}z`;
  }
  return path;
}

/**
 * Encodes a text in the smallest QR code that tolerates 15 % damage.
 * @throws RangeError if the text is longer than any code can hold (2331 bytes).
 */
export function drawQrCode(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: 0 });
  return { side: size + 2 * QUIET_ZONE_MODULES, path: data.map(createRunsPath).join('') };
}
