import encodeQR from 'qr';

/** Size of a QR module, px. */
const MODULE = 6;

export function drawCode(text: string): HTMLCanvasElement {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = rows.length * MODULE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    }),
  );
  return canvas;
}

export async function photographCode(text: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => drawCode(text).toBlob(resolve));
  if (!blob) throw new Error('This browser makes no PNG.');
  return new File([blob], 'code.png', { type: 'image/png' });
}
