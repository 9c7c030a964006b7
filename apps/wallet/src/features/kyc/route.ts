import { defineRoute } from '../../shell/defineRoute.ts';

export const kycVerificationRoute = defineRoute({
  name: 'kycVerification',
  path: '/kyc-verification',
  page: 'KycVerificationPage',
  load: () => import('./KycVerificationPage.tsx'),
  tab: 'settings',
  feature: 'kycVerification',
});
