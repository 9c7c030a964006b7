import { encode } from 'uqr';

/** Width of the empty margin that scanners need to detect a code, in modules. */
export const QUIET_ZONE_MODULES = 4;

export interface QrDrawing {
  side: number;
  path: string;
}

/** Creates one subpath per run of dark modules, because adjacent squares would have visible seams. */
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
 * Encodes text as the smallest QR code that tolerates 15 % damage.
 * @throws RangeError if the text is longer than any code can hold (2331 bytes).
 */
export function drawQrCode(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: 0 });
  return { side: size + 2 * QUIET_ZONE_MODULES, path: data.map(createRunsPath).join('') };
}
