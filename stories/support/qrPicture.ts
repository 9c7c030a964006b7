import encodeQR from 'qr';

/** Size of a QR module, in px. */
const MODULE = 6;

function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return context;
}

export function drawCode(text: string): HTMLCanvasElement {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const context = createCanvas(rows.length * MODULE, rows.length * MODULE);
  context.fillStyle = 'black';
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    }),
  );
  return context.canvas;
}

/** Draws codes in opposite corners of one image, as seen by a camera. */
export function drawCodes(first: string, second: string): HTMLCanvasElement {
  const [a, b] = [drawCode(first), drawCode(second)];
  const context = createCanvas(2 * Math.max(a.width, b.width), 2 * Math.max(a.height, b.height));
  context.drawImage(a, 0, 0);
  context.drawImage(b, context.canvas.width - b.width, context.canvas.height - b.height);
  return context.canvas;
}

/** Returns a photo of a code, on a white background if the photo is larger than the code. */
export async function photographCode(
  text: string,
  size?: { width: number; height: number },
): Promise<File> {
  const code = drawCode(text);
  const photo = size ? createCanvas(size.width, size.height) : null;
  photo?.drawImage(code, size ? size.width * 0.7 : 0, size ? size.height * 0.7 : 0);
  const blob = await new Promise<Blob | null>((resolve) => (photo?.canvas ?? code).toBlob(resolve));
  if (!blob) throw new Error('This browser makes no PNG.');
  return new File([blob], 'code.png', { type: 'image/png' });
}
