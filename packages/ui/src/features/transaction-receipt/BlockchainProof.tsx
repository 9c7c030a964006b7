import { ExternalLink, Link2 } from 'lucide-react';
import { Badge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { CopyableText } from '../../components/CopyableText';
import { Stack } from '../../components/Stack';
import { useMessages } from '../../messages';
import { receiptMessages } from './messages';

interface BlockchainProofProps {
  hash: string;
  onHashCopied: () => void;
  onHashCopyFailed: () => void;
  onVerify?: () => void;
}

/** The transaction hash, with copy and verify buttons. docs/rules.md RECEIPT-3. */
export function BlockchainProof({
  hash,
  onHashCopied,
  onHashCopyFailed,
  onVerify,
}: BlockchainProofProps) {
  const t = useMessages(receiptMessages);
  return (
    <Card
      title={t('blockchain')}
      trailing={
        <Badge tone="brand" icon={Link2}>
          {t('network')}
        </Badge>
      }
    >
      <Stack gap={2}>
        <CopyableText
          label={t('hash')}
          isSilent
          text={hash}
          copyLabel={t('copyHash')}
          onCopied={onHashCopied}
          onCopyFailed={onHashCopyFailed}
        />
        <Button variant="outline" isFullWidth icon={ExternalLink} onPress={onVerify}>
          {t('verify')}
        </Button>
      </Stack>
    </Card>
  );
}
