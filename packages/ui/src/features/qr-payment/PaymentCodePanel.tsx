import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { CopyButton } from '../../components/CopyButton';
import { QrCode } from '../../components/QrCode';
import { useShare } from '../../hooks/useShare';
import { useMessages } from '../../messages';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import * as styles from './PaymentCodePanel.css';
import type { QrPaymentActor } from './qrPaymentMachine';

interface PaymentCodePanelProps {
  actor: QrPaymentActor;
  /** The QR code's content, also copied and shared by the buttons. */
  link: string;
  label: string;
  shareTitle: string;
  shareText: string;
  children: ReactNode;
}

/** A payment QR code with its content as text and buttons to copy and share it. */
export function PaymentCodePanel({
  actor,
  link,
  label,
  shareTitle,
  shareText,
  children,
}: PaymentCodePanelProps) {
  const t = useMessages(qrPaymentMessages);
  const { share, isSharing } = useShare();

  async function shareLink() {
    const outcome = await share({ title: shareTitle, text: shareText }, link);
    if (outcome === 'copied') actor.send({ type: 'link.copied' });
    if (outcome === 'failed') actor.send({ type: 'link.copyFailed' });
  }

  return (
    <div className={styles.panel}>
      <QrCode value={link} label={label} />
      <div className={styles.caption}>{children}</div>
      <p dir="ltr" translate="no" className={styles.link}>
        {link}
      </p>
      <div className={styles.actions}>
        <CopyButton
          isFullWidth
          isSilent
          text={link}
          onCopied={() => actor.send({ type: 'code.copied' })}
          onCopyFailed={() => actor.send({ type: 'code.copyFailed' })}
        />
        <Button
          isFullWidth
          variant="secondary"
          isPending={isSharing}
          icon={Share2}
          onPress={() => void shareLink()}
        >
          {t('share')}
        </Button>
      </div>
    </div>
  );
}
