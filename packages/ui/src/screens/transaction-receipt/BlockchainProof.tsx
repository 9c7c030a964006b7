import { ExternalLink, Link2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { CopyableText } from '../../components/CopyableText';
import { Stack } from '../../components/Stack';

interface BlockchainProofProps {
  hash: string;
  onHashCopied: () => void;
  onHashCopyFailed: () => void;
  onVerify?: () => void;
}

/** Where the transaction can be looked up by anybody. docs/rules.md RECEIPT-3. */
export function BlockchainProof({
  hash,
  onHashCopied,
  onHashCopyFailed,
  onVerify,
}: BlockchainProofProps) {
  const t = useTranslations('receipt');
  return (
    <Card
      heading={t('blockchain')}
      headingEnd={
        <Badge tone="brand" icon={Link2}>
          {t('network')}
        </Badge>
      }
    >
      <Stack gap={2}>
        <CopyableText
          label={t('hash')}
          text={hash}
          copyLabel={t('copyHash')}
          onCopied={onHashCopied}
          onFailed={onHashCopyFailed}
        />
        <Button variant="outline" fullWidth icon={ExternalLink} onPress={onVerify}>
          {t('verify')}
        </Button>
      </Stack>
    </Card>
  );
}
