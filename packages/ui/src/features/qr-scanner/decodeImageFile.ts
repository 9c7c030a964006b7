import { createDecoder } from './createDecoder';
import { findCode } from './findCodes';

/** Keeps the page responsive between two regions of a large image. */
const yieldToPage = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Returns the text of the payment code in an image file or, without one, of any other QR code; null if there is none.
 * Rejects if the file is not an image.
 */
export async function decodeImageFile(file: File, signal?: AbortSignal): Promise<string | null> {
  const [decode, image] = await Promise.all([createDecoder(), createImageBitmap(file)]);
  try {
    return await findCode(image, async (region) => {
      await yieldToPage();
      signal?.throwIfAborted();
      return decode(image, region);
    });
  } finally {
    image.close();
  }
}
