import { useSelector } from '@xstate/react';
import { MessageCircle } from 'lucide-react';
import { AmountSentence } from '../../components/Amount';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { CopyableText } from '../../components/CopyableText';
import { parseAmount } from '../../format';
import { useTranslations } from '../../messages';
import { SimulationNote } from '../shared/SimulationNote';
import { SuccessStep } from '../shared/SuccessStep';
import type { RequestMoneyActor } from './requestMoneyMachine';

/** Step 3: success, with a link to share. The machine exits after a delay. */
export function RequestSent({ actor }: { actor: RequestMoneyActor }) {
  const t = useTranslations('requestMoney');
  const { contact, amount, request } = useSelector(actor, ({ context }) => context);
  const name = contact?.name ?? '';
  const plainAmount = parseAmount(amount) ?? '0';
  return (
    <SuccessStep
      title={t('sentTitle')}
      description={
        <AmountSentence>
          {(write) => t('sentText', { amount: write(plainAmount), name })}
        </AmountSentence>
      }
      action={t('backToFunds')}
      onAction={() => actor.send({ type: 'finished' })}
      redirect={{ text: t('redirect'), actor }}
    >
      <PaymentLinkCard
        link={request?.link ?? ''}
        onCopied={() => actor.send({ type: 'link.copied' })}
        onCopyFailed={() => actor.send({ type: 'link.copyFailed' })}
      />
      <Callout tone="neutral" icon={MessageCircle}>
        {t('channels')}
      </Callout>
      <SimulationNote actor={actor} request="createPaymentRequest" />
    </SuccessStep>
  );
}

interface PaymentLinkCardProps {
  link: string;
  onCopied: () => void;
  onCopyFailed: () => void;
}

function PaymentLinkCard({ link, onCopied, onCopyFailed }: PaymentLinkCardProps) {
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
