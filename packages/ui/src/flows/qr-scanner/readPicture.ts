import { createDecoder } from './createDecoder';

/** Returns the text of the QR code in an image file; null if there is none. Rejects if the file is not an image. */
export async function readPicture(file: File): Promise<string | null> {
  const [decode, picture] = await Promise.all([createDecoder(), createImageBitmap(file)]);
  try {
    return await decode(picture);
  } finally {
    picture.close();
  }
}
