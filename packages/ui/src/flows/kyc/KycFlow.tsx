import { FlowView, type FlowSteps } from '../shared/FlowView';
import { EnterAddress } from './EnterAddress';
import { EnterDetails } from './EnterDetails';
import { kycSteps, type KycActor, type KycStep } from './kycMachine';
import { TakeSelfie } from './TakeSelfie';
import { UploadCnic } from './UploadCnic';
import { VerificationSubmitted } from './VerificationSubmitted';

export interface KycFlowProps {
  /** A running `kycMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: KycActor;
  /** Steps that the app draws itself; each gets the actor. @default none */
  steps?: FlowSteps<KycStep, KycActor>;
}

/** Verifies an identity in five steps: details, CNIC, selfie, address, submitted. */
export function KycFlow({ actor, steps }: KycFlowProps) {
  return (
    <FlowView
      actor={actor}
      steps={kycSteps}
      replacements={steps}
      views={{
        enteringDetails: () => <EnterDetails actor={actor} />,
        uploadingCnic: () => <UploadCnic actor={actor} />,
        takingSelfie: () => <TakeSelfie actor={actor} />,
        enteringAddress: () => <EnterAddress actor={actor} />,
        submitted: () => <VerificationSubmitted actor={actor} />,
      }}
    />
  );
}
