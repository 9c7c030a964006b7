import { Card } from '../../components/Card';
import { Code } from '../../components/Code';
import { CopyButton } from '../../components/CopyButton';
import { Address } from '../../components/Ltr';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useMessages } from '../../messages';
import { referralMessages } from '../../messages/shared/referral';
import * as styles from './referral.css';

interface CodeCardProps {
  code: string;
  link: string;
  onCopied: () => void;
  onCopyFailed: () => void;
}

/** The referral code, with copy and share buttons. docs/rules.md REFERRAL-1. */
export function CodeCard({ code, link, onCopied, onCopyFailed }: CodeCardProps) {
  const t = useMessages(referralMessages);
  return (
    <Card title={t('code')}>
      <Stack gap={3}>
        <Text size="label" tone="muted">
          {t('codeHint')}
        </Text>
        <div className={styles.coupon}>
          <p className={styles.code}>
            <Code>{code}</Code>
          </p>
          <p className={styles.link}>
            <Address>{link}</Address>
          </p>
        </div>
        <CopyButton
          isFullWidth
          isSilent
          text={code}
          label={t('copyCode')}
          onCopied={onCopied}
          onCopyFailed={onCopyFailed}
        />
      </Stack>
    </Card>
  );
}
