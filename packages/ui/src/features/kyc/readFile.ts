/** Number of bytes searched for a signature. PDF readers accept bytes before it. */
const SIGNATURE_RANGE = 1024;

/** Signatures at the beginning of a file, as Latin-1 text. */
const SIGNATURES: readonly (readonly [RegExp, string])[] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG\r\n/, 'image/png'],
  [/^RIFF[^]{4}WEBP/, 'image/webp'],
  [/^GIF8/, 'image/gif'],
  [/^BM/, 'image/bmp'],
  [/^[^]{4}ftyp(?:hei|hev|mif1|msf1)/, 'image/heic'],
  [/^[^]{4}ftypavi[fs]/, 'image/avif'],
  // A document in XML or HTML may quote the signature.
  [/^(?!(?:\xef\xbb\xbf)?\s*<)[^]*%PDF-/, 'application/pdf'],
];

/** Returns the MIME type by the content, because phones often report none; null for other files, also SVG. */
export async function detectType(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_RANGE).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  return SIGNATURES.find(([signature]) => signature.test(start))?.[1] ?? null;
}

/** Maximum width and height of a stored image, in px. docs/rules.md KYC-14. */
const MAX_SIDE = 2000;

/** JPEG quality: good enough for a photo of a document, at a tenth of the size of a phone photo. */
const JPEG_QUALITY = 0.9;

/** Formats that are kept unless the image is scaled down. */
const KEPT_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Encodes the image again, without metadata such as the place of a photo. */
async function encode(image: HTMLImageElement, scale: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  // The decoded image is already upright, because browsers apply the EXIF orientation.
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot encode images.');
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    // Fill the background, because JPEG has no transparency.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const encoded = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, type, JPEG_QUALITY),
  );
  if (!encoded) throw new Error('The browser cannot encode the image.');
  return encoded;
}

/** Replaces the extension if the format has changed: '.jpg' for 'image/jpeg'. */
function rename(name: string, before: string, after: string): string {
  if (before === after) return name;
  return `${name.replace(/\.\w+$/, '')}.${after.slice('image/'.length).replace('jpeg', 'jpg')}`;
}

async function readImage(file: File, type: string): Promise<File> {
  const url = URL.createObjectURL(new Blob([file], { type }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(1, MAX_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
    const isKept = scale === 1 && KEPT_TYPES.includes(type);
    const encoded = await encode(image, scale, isKept ? type : 'image/jpeg');
    const name = rename(file.name, isKept ? type : '', encoded.type);
    return new File([encoded], name, { type: encoded.type });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Reads an image or PDF by its content. An image is encoded again, without metadata, at most 2,000 px a side. Rejects
 * damaged, empty and other files. docs/rules.md KYC-9, KYC-14.
 */
export async function readFile(file: File): Promise<File> {
  const type = await detectType(file);
  if (type === null) throw new Error('Neither an image nor a PDF.');
  if (type !== 'application/pdf') return readImage(file, type);
  return file.type === type ? file : new File([file], file.name, { type });
}
