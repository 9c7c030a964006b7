import { getDecodedSize, type Region } from './findCodes';

type Picture = ImageBitmap | HTMLVideoElement;

/** Returns the texts of all QR codes in an image region. */
export type Decode = (picture: Picture, region: Region) => Promise<readonly string[]>;

/** The Barcode Detection API, missing in TypeScript's DOM types. */
interface BarcodeDetector {
  detect(picture: HTMLCanvasElement): Promise<readonly { rawValue: string }[]>;
}
interface BarcodeDetectorConstructor {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

type DecodeCanvas = (context: CanvasRenderingContext2D) => Promise<readonly string[]>;

async function createNativeDecoder(): Promise<DecodeCanvas | null> {
  const { BarcodeDetector: Detector } = globalThis as {
    BarcodeDetector?: BarcodeDetectorConstructor;
  };
  if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async ({ canvas }) => (await detector.detect(canvas)).map(({ rawValue }) => rawValue);
}

async function createOwnDecoder(): Promise<DecodeCanvas> {
  const { default: decodeQR } = await import('qr/decode.js');
  return async (context) => {
    try {
      return [decodeQR(context.getImageData(0, 0, context.canvas.width, context.canvas.height))];
    } catch {
      // `decodeQR` throws if it finds no code.
      return [];
    }
  };
}

/** Lazy-loads a library if the browser lacks the Barcode Detection API. */
export async function createDecoder(): Promise<Decode> {
  const decodeCanvas = (await createNativeDecoder()) ?? (await createOwnDecoder());
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  return async (picture, region) => {
    const { canvas } = context;
    const { width, height } = getDecodedSize(region);
    canvas.width = width;
    canvas.height = height;
    const { x, y } = region;
    context.drawImage(picture, x, y, region.width, region.height, 0, 0, width, height);
    return decodeCanvas(context);
  };
}
