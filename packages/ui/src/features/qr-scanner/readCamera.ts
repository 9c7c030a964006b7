import { ProblemError } from '../../engine';
import { createDecoder } from './createDecoder';

export interface ReadCameraInput {
  /** Called with the video stream when the camera is on. */
  onOpened: (stream: MediaStream) => void;
}

/** Time between two attempts to decode the current frame, ms. */
const SCAN_INTERVAL_MS = 150;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openCamera(): Promise<MediaStream> {
  // Browsers provide cameras only over HTTPS.
  if (!navigator.mediaDevices) throw new ProblemError({ id: 'cameraMissing' });
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
    throw new ProblemError({ id: isDenied ? 'cameraDenied' : 'cameraMissing' });
  }
}

/**
 * Turns on the camera until a code is detected or the signal aborts.
 * @throws ProblemError without a camera or permission.
 */
export async function readCamera(
  { onOpened }: ReadCameraInput,
  signal: AbortSignal,
): Promise<string> {
  const stream = await openCamera();
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    await video.play();
    onOpened(stream);
    const decode = await createDecoder();
    while (!signal.aborted) {
      const text = await decode(video);
      if (text !== null) return text;
      await wait(SCAN_INTERVAL_MS);
    }
    throw signal.reason;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
