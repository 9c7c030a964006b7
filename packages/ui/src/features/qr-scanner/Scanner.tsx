import { useSelector } from '@xstate/react';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import { qrScannerMessages } from './messages';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { useFlowEvents } from '../../engine/useFlowEvents';
import { Viewfinder } from './Viewfinder';
import type { ScannerActor } from './scannerMachine';

export interface ScannerProps {
  /** A running `scannerMachine` actor, whose toasts are shown here. */
  scanner: ScannerActor;
  /** Called when Back or Cancel is pressed. */
  onBack: () => void;
}

/**
 * The camera preview with a frame for the code, and a button to select an image instead. Use it to read a payment code;
 * inside of `QrPaymentFlow` use `CameraStep`. docs/rules.md QR-10.
 */
export function Scanner({ scanner, onBack }: ScannerProps) {
  const t = useMessages(qrScannerMessages);
  const tPayment = useMessages(qrPaymentMessages);
  const tCommon = useMessages(commonMessages);
  const imageButton = useRef<HTMLButtonElement>(null);
  useFlowEvents(scanner, () => {});
  const isStopped = useSelector(scanner, (snapshot) => snapshot.matches('stopped'));
  const isBusy = useSelector(scanner, (snapshot) => snapshot.hasTag('busy'));
  const stream = useSelector(scanner, ({ context }) => context.stream);
  const choose = (files: FileList | null) => {
    const image = files?.[0];
    if (image) scanner.send({ type: 'image.chosen', image });
  };
  const retry = () => {
    scanner.send({ type: 'retried' });
    // The pressed button has been removed, so move focus.
    imageButton.current?.focus();
  };
  const status = isBusy ? 'reading' : stream ? 'looking' : 'opening';
  return (
    <Screen
      header={
        <PageHeader title={tPayment('scanTitle')} description={t('subtitle')} onBack={onBack} />
      }
      footer={
        <>
          {isStopped && (
            <Button isFullWidth onPress={retry}>
              {tCommon('tryAgain')}
            </Button>
          )}
          <FileTrigger acceptedFileTypes={['image/*']} onSelect={choose}>
            <Button
              ref={imageButton}
              variant="secondary"
              isFullWidth
              icon={ImageUp}
              isPending={isBusy}
            >
              {t('choosePicture')}
            </Button>
          </FileTrigger>
          <Button variant="plain" isFullWidth onPress={onBack}>
            {tCommon('cancel')}
          </Button>
        </>
      }
      isCentered={!isStopped}
    >
      <ProblemNotice actor={scanner} />
      {!isStopped && <Viewfinder stream={stream} status={t(status)} />}
    </Screen>
  );
}
