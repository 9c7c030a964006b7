export { CameraStep } from './CameraStep';
export { identifyPayment } from './identifyPayment';
export { Scanner, type ScannerProps } from './Scanner';
export {
  scannerMachine,
  toDecodeQr,
  type ScannerActor,
  type ScannerContext,
  type ScannerEvent,
} from './scannerMachine';
export type { ReadCameraInput } from './readCamera';
export { qrScannerMessages } from './messages';
