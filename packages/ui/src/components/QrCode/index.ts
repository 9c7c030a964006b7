export { QrCode, type QrCodeProps } from './QrCode';
export { drawQrCode, QUIET_ZONE_MODULES, type QrDrawing } from './qrModules';
