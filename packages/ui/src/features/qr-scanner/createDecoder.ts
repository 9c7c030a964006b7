type Picture = ImageBitmap | HTMLVideoElement;

/** Returns the text of the QR code in an image; null if there is none. */
export type Decode = (picture: Picture) => Promise<string | null>;

/** The Barcode Detection API, which TypeScript's DOM types do not include. */
interface BarcodeDetector {
  detect(picture: Picture): Promise<readonly { rawValue: string }[]>;
}
interface BarcodeDetectorConstructor {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Larger images are scaled down to this width or height, px, so decoding a frame takes a few milliseconds. */
const LONGEST_SIDE = 1024;

async function createNativeDecoder(): Promise<Decode | null> {
  const { BarcodeDetector: Detector } = globalThis as {
    BarcodeDetector?: BarcodeDetectorConstructor;
  };
  if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}

async function createOwnDecoder(): Promise<Decode> {
  const { default: decodeQR } = await import('qr/decode.js');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  return async (picture) => {
    const [width, height] =
      picture instanceof HTMLVideoElement
        ? [picture.videoWidth, picture.videoHeight]
        : [picture.width, picture.height];
    if (width === 0 || height === 0) return null;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const { canvas } = context;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // `decodeQR` throws if it finds no code.
      return null;
    }
  };
}

/** Lazy-loads a library if the browser lacks the Barcode Detection API. */
export const createDecoder = async (): Promise<Decode> =>
  (await createNativeDecoder()) ?? createOwnDecoder();
