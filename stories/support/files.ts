const card = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200">
<rect width="320" height="200" rx="14" fill="#dfe9e2"/><rect width="320" height="40" rx="14" fill="#2f6b4f"/>
<rect x="24" y="64" width="80" height="100" rx="8" fill="#a9bfb0"/>
<g fill="#6d8577"><rect x="124" y="68" width="150" height="12" rx="4"/><rect x="124" y="96" width="110" height="12" rx="4"/>
<rect x="124" y="124" width="170" height="12" rx="4"/></g></svg>`;

const portrait = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240" width="200" height="240">
<rect width="200" height="240" fill="#d9e4ee"/><circle cx="100" cy="95" r="46" fill="#8aa0b5"/>
<path d="M20 240a80 80 0 0 1 160 0z" fill="#5f7890"/></svg>`;

/** Returns the drawing as an image, because the wallet refuses SVG. */
export async function toImage(file: File, type = 'image/png'): Promise<File> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  await image.decode();
  URL.revokeObjectURL(url);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) throw new Error('The browser makes no image.');
  const extension = blob.type.replace('image/', '.');
  return new File([blob], file.name.replace('.svg', extension), { type: blob.type });
}

const drawing = (text: string, name: string) => new File([text], name, { type: 'image/svg+xml' });

export const files = {
  cnicFront: drawing(card, 'cnic-front.svg'),
  cnicBack: drawing(card, 'cnic-back.svg'),
  selfie: drawing(portrait, 'selfie.svg'),
  bill: new File(['%PDF-1.7\n', 'x'.repeat(340_000)], 'electricity-bill-october.pdf', {
    type: 'application/pdf',
  }),
  longName: drawing(
    card,
    'IMG_20261121_101512_HDR_identity_card_front_side_second_attempt_final.svg',
  ),
  damagedImage: new File(['this is no picture'], 'damaged.png', { type: 'image/png' }),
  damagedPdf: new File(['this is no document'], 'damaged.pdf', { type: 'application/pdf' }),
  text: new File(['notes'], 'notes.txt', { type: 'text/plain' }),
  tooLarge: new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'scan.png', { type: 'image/png' }),
};

/** Drops a file on an element. Uses a plain object, because a `DataTransfer` created by a script has no entries. */
export function dropFile(target: Element, file: File): void {
  const item = {
    kind: 'file',
    type: file.type,
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
  };
  const dataTransfer = {
    types: ['Files'],
    items: [item],
    files: [file],
    effectAllowed: 'all',
    getData: () => '',
  };
  for (const type of ['dragenter', 'dragover', 'drop']) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    target.dispatchEvent(event);
  }
}

/** The EXIF segment of a JPEG with orientation 6: viewers rotate it by 90 degrees clockwise. */
const TURNED = [
  0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01,
  0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
];

/** Creates a photo as a phone in portrait does: landscape pixels and an EXIF orientation. */
export async function takePhoto(name: string, width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  context.fillStyle = 'seagreen';
  context.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  if (!blob) throw new Error('The browser makes no JPEG.');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return new File([bytes.slice(0, 2), new Uint8Array(TURNED), bytes.slice(2)], name, {
    type: 'image/jpeg',
  });
}
