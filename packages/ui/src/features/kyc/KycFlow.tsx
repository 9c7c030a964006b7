import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { SuccessPanel } from '../../components/SuccessPanel';
import { useMessages } from '../../messages';
import { kycMessages } from './messages';
import { FlowProgress } from '../../steps/FlowProgress';
import type { FlowSteps } from '../../engine';
import { FlowView } from '../../steps/FlowView';
import { SimulationNote } from '../../steps/SimulationNote';
import { KycTextField } from './KycTextField';
import { DocumentField } from './DocumentField';
import { KycFormStep } from './KycFormStep';
import { type KycActor, type KycStep, kycSteps } from './kycMachine';

export interface KycFlowProps {
  /** A running `kycMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: KycActor;
  /** Custom views by step; each receives the actor. @default none */
  steps?: FlowSteps<KycStep, KycActor>;
}

/**
 * Verifies the user's identity in five steps: details, CNIC (national identity card), selfie, address, success. Use it
 * once for each user; for later changes of the profile use `EditProfileScreen`.
 */
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

function EnterDetails({ actor }: { actor: KycActor }) {
  const t = useMessages(kycMessages);
  return (
    <KycFormStep
      actor={actor}
      step="enteringDetails"
      title={t('detailsTitle')}
      subtitle={t('detailsSubtitle')}
      missing="missingInformation"
    >
      <KycTextField
        actor={actor}
        answer="fullName"
        isRequired
        autoComplete="name"
        autoCapitalize="words"
      />
      <KycTextField
        actor={actor}
        answer="cnicNumber"
        dir="ltr"
        isRequired
        autoComplete="off"
        description={t('cnicHint')}
      />
      <KycTextField actor={actor} answer="dateOfBirth" isRequired type="date" autoComplete="bday" />
      <KycTextField actor={actor} answer="fatherName" autoComplete="off" autoCapitalize="words" />
    </KycFormStep>
  );
}

function UploadCnic({ actor }: { actor: KycActor }) {
  const t = useMessages(kycMessages);
  return (
    <KycFormStep
      actor={actor}
      step="uploadingCnic"
      title={t('cnicTitle')}
      subtitle={t('cnicSubtitle')}
      missing="documentsRequired"
    >
      <DocumentField actor={actor} document="cnicFront" description={t('imageHint')} />
      <DocumentField actor={actor} document="cnicBack" description={t('imageHint')} />
    </KycFormStep>
  );
}

function TakeSelfie({ actor }: { actor: KycActor }) {
  const t = useMessages(kycMessages);
  return (
    <KycFormStep
      actor={actor}
      step="takingSelfie"
      title={t('selfieTitle')}
      subtitle={t('selfieSubtitle')}
      missing="selfieRequired"
    >
      <DocumentField
        actor={actor}
        document="selfie"
        camera={{ facing: 'user', label: t('takeSelfie') }}
        description={t('imageHint')}
      />
    </KycFormStep>
  );
}

/** Step 4: enter the address and upload proof of address. Submits everything. */
function EnterAddress({ actor }: { actor: KycActor }) {
  const t = useMessages(kycMessages);
  return (
    <KycFormStep
      actor={actor}
      step="enteringAddress"
      title={t('addressTitle')}
      subtitle={t('addressSubtitle')}
      missing="addressRequired"
      action={t('submit')}
    >
      <KycTextField actor={actor} answer="street" isRequired autoComplete="address-line1" />
      <KycTextField actor={actor} answer="city" isRequired autoComplete="address-level2" />
      <KycTextField actor={actor} answer="province" autoComplete="address-level1" />
      <KycTextField actor={actor} answer="postalCode" dir="ltr" autoComplete="postal-code" />
      <DocumentField actor={actor} document="addressProof" description={t('proofHint')} />
      <SimulationNote actor={actor} request="submitKyc" />
    </KycFormStep>
  );
}

function VerificationSubmitted({ actor }: { actor: KycActor }) {
  const t = useMessages(kycMessages);
  return (
    <Screen
      isCentered
      header={
        <PageHeader
          title={t('submittedTitle')}
          progress={<FlowProgress steps={kycSteps} step="submitted" label={t('progress')} />}
        />
      }
      footer={
        <Button isFullWidth onPress={() => actor.send({ type: 'finished' })}>
          {t('backToProfile')}
        </Button>
      }
    >
      <SuccessPanel headingLevel={2} title={t('reviewTitle')} description={t('reviewText')}>
        <SimulationNote actor={actor} request="submitKyc" />
      </SuccessPanel>
    </Screen>
  );
}
