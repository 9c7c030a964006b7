import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FlowFrame } from '../../components/FlowFrame';
import { EnterAddress } from './EnterAddress';
import { EnterDetails } from './EnterDetails';
import type { kycMachine } from './kycMachine';
import { TakeSelfie } from './TakeSelfie';
import { UploadCnic } from './UploadCnic';
import { VerificationSubmitted } from './VerificationSubmitted';

export type KycActor = ActorRefFrom<typeof kycMachine>;

export interface KycFlowProps {
  /** A running `kycMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: KycActor;
}

/** The five steps, counted as the person counts them: submitting is still step 4. */
export function kycStep({ value }: SnapshotFrom<typeof kycMachine>): number {
  const { verification } = value;
  if (typeof verification === 'string') return verification === 'submitting' ? 4 : 5;
  const steps = { enteringDetails: 1, uploadingCnic: 2, takingSelfie: 3, enteringAddress: 4 };
  return steps[verification.editing];
}

/** Verifies an identity in five steps: details, CNIC, selfie, address, submitted. */
export function KycFlow({ actor }: KycFlowProps) {
  const step = useSelector(actor, kycStep);
  return (
    <FlowFrame step={step}>
      {step === 1 && <EnterDetails actor={actor} />}
      {step === 2 && <UploadCnic actor={actor} />}
      {step === 3 && <TakeSelfie actor={actor} />}
      {step === 4 && <EnterAddress actor={actor} />}
      {step === 5 && <VerificationSubmitted actor={actor} />}
    </FlowFrame>
  );
}
