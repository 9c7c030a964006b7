/** Number of bytes searched for the PDF signature, because PDF readers accept preceding bytes. */
const PDF_SIGNATURE_RANGE = 1024;

async function readPdf(file: File): Promise<void> {
  const start = await file.slice(0, PDF_SIGNATURE_RANGE).text();
  if (!start.includes('%PDF-')) throw new Error('Not a PDF.');
}

/** Maximum width and height of a stored image, in px. docs/rules.md KYC-14. */
const MAX_SIDE = 2000;

/** JPEG quality: good enough for a photo of a document, at a tenth of the size of a phone photo. */
const JPEG_QUALITY = 0.9;

/** Returns the image as a smaller JPEG; null if the browser cannot encode it. */
async function scaleDown(image: HTMLImageElement, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  // The decoded image is already upright, because browsers apply the EXIF orientation.
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  // Fill the background, because JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}

async function readImage(file: File): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = MAX_SIDE / Math.max(image.naturalWidth, image.naturalHeight);
    const scaled = scale < 1 ? await scaleDown(image, scale) : null;
    if (!scaled) return file;
    return new File([scaled], file.name.replace(/\.\w+$/, '.jpg'), { type: scaled.type });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Scales images down to at most 2,000 px per side, and checks the header of a PDF. Rejects damaged, empty and all other
 * files.
 */
export async function readFile(file: File): Promise<File> {
  if (file.type !== 'application/pdf') return readImage(file);
  await readPdf(file);
  return file;
}
