import { ProblemError } from '../../engine';
import { createDecoder, type Decode } from './createDecoder';
import { sortPaymentsFirst, splitImage } from './findCodes';

export interface ReadCameraInput {
  /** Called with the video stream when the camera starts. */
  onOpened: (stream: MediaStream) => void;
  /** Called repeatedly with the text of each visible code, payment codes first. */
  onSeen: (text: string) => void;
}

/** Interval between two attempts to decode the current frame, in ms. */
const SCAN_INTERVAL_MS = 150;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openCamera(): Promise<MediaStream> {
  // Browsers allow camera access only over HTTPS.
  if (!navigator.mediaDevices) throw new ProblemError({ id: 'cameraMissing' });
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
    throw new ProblemError({ id: isDenied ? 'cameraDenied' : 'cameraMissing' });
  }
}

/** Decodes the whole frame and, alternating, one of its regions, to find a second or a small code. */
async function decodeFrame(decode: Decode, video: HTMLVideoElement, turn: number) {
  const size = { width: video.videoWidth, height: video.videoHeight };
  const whole = { x: 0, y: 0, ...size };
  const parts = splitImage(size, 2);
  const part = parts[turn % parts.length];
  if (size.width === 0 || !part) return [];
  const texts = [...(await decode(video, whole)), ...(await decode(video, part))];
  return sortPaymentsFirst([...new Set(texts)]);
}

/**
 * Starts the camera and reports visible codes until the signal aborts.
 * @throws ProblemError without a camera or permission
 */
export async function readCamera(
  { onOpened, onSeen }: ReadCameraInput,
  signal: AbortSignal,
): Promise<never> {
  const stream = await openCamera();
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    await video.play();
    onOpened(stream);
    const decode = await createDecoder();
    for (let turn = 0; !signal.aborted; turn += 1) {
      for (const text of await decodeFrame(decode, video, turn)) onSeen(text);
      await wait(SCAN_INTERVAL_MS);
    }
    throw signal.reason;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
