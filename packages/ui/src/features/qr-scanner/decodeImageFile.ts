import { createDecoder } from './createDecoder';

/** Returns the text of the QR code in an image file; null if there is none. Rejects if the file is not an image. */
export async function decodeImageFile(file: File): Promise<string | null> {
  const [decode, image] = await Promise.all([createDecoder(), createImageBitmap(file)]);
  try {
    return await decode(image);
  } finally {
    image.close();
  }
}
