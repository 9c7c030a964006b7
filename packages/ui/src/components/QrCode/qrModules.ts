import { correction, generate, mode } from 'lean-qr';

/** Width of the margin that scanners need to detect a code, in modules. */
export const QUIET_ZONE_MODULES = 4;

/** Non-ASCII text is marked as UTF-8 (ECI 26): otherwise scanners guess the encoding, and some read Urdu as Chinese. */
const MODES = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];

export interface QrDrawing {
  side: number;
  path: string;
}

/** Creates one subpath per run of dark modules, because there would be visible gaps between adjacent squares. */
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

function encode(text: string) {
  try {
    return generate(text, { minCorrectionLevel: correction.M, modes: MODES });
  } catch (cause) {
    throw new RangeError('The text is too long for a QR code', { cause });
  }
}

/**
 * Encodes text as the smallest QR code that tolerates 15 % damage.
 * @throws RangeError if the text is longer than any code can hold (2331 bytes).
 */
export function drawQrCode(text: string): QrDrawing {
  const code = encode(text);
  const indexes = Array.from({ length: code.size }, (_, index) => index);
  const rows = indexes.map((y) => indexes.map((x) => code.get(x, y)));
  return { side: code.size + 2 * QUIET_ZONE_MODULES, path: rows.map(createRunsPath).join('') };
}
