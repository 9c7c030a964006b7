export { QrCode, type QrCodeProps } from './QrCode';
export { drawQrCode, QUIET_ZONE, type QrDrawing } from './qrModules';
