import { useTranslations } from 'use-intl';
import { Card } from '../../components/Card';
import { CopyButton } from '../../components/CopyButton';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import * as styles from './PaymentLinkCard.css';

interface PaymentLinkCardProps {
  link: string;
  onCopied: () => void;
  onCopyFailed: () => void;
}

/** The link, whole and easy to select by hand, with its copy button. */
export function PaymentLinkCard({ link, onCopied, onCopyFailed }: PaymentLinkCardProps) {
  const t = useTranslations('requestMoney');
  return (
    <Card>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text size="label" tone="muted">
            {t('paymentLink')}
          </Text>
          <p dir="ltr" className={styles.link}>
            {link}
          </p>
        </Stack>
        <CopyButton
          fullWidth
          text={link}
          label={t('copyLink')}
          onCopied={onCopied}
          onFailed={onCopyFailed}
        />
      </Stack>
    </Card>
  );
}
