import { createDecoder } from './createDecoder';

/** Returns the text of the QR code in a picture; null if there is none. Rejects what is no picture. */
export async function readPicture(file: File): Promise<string | null> {
  const [decode, picture] = await Promise.all([createDecoder(), createImageBitmap(file)]);
  try {
    return await decode(picture);
  } finally {
    picture.close();
  }
}
