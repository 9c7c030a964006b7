import { Card } from '../../components/Card';
import { CopyableText } from '../../components/CopyableText';
import { useTranslations } from '../../messages';

interface PaymentLinkCardProps {
  link: string;
  onCopied: () => void;
  onCopyFailed: () => void;
}

/** The link with its copy button. */
export function PaymentLinkCard({ link, onCopied, onCopyFailed }: PaymentLinkCardProps) {
  const t = useTranslations('requestMoney');
  return (
    <Card>
      <CopyableText
        label={t('paymentLink')}
        text={link}
        copyLabel={t('copyLink')}
        onCopied={onCopied}
        onCopyFailed={onCopyFailed}
      />
    </Card>
  );
}
