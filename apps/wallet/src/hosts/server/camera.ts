import { CameraStep, toDecodeQr } from '@rad-wallet/ui/features/qr-scanner';
import type { Host } from '../Host';

export const camera: Host['camera'] = {
  isConfirmationRequired: true,
  actors: { decodeQr: toDecodeQr() },
  steps: { scanning: CameraStep },
};
