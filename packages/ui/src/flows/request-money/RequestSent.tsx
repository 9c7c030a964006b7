import { useSelector } from '@xstate/react';
import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Callout } from '../../components/Callout';
import { formatAmount, parseAmount } from '../../format';
import { SuccessStep } from '../shared/SuccessStep';
import { PaymentLinkCard } from './PaymentLinkCard';
import { paymentLink } from './paymentLink';
import type { RequestMoneyActor } from './RequestMoneyFlow';

interface RequestSentProps {
  actor: RequestMoneyActor;
  paymentAddress: string;
}

/** Step 3: sent, with the link to pass on; the machine leaves by itself after a while. */
export function RequestSent({ actor, paymentAddress }: RequestSentProps) {
  const t = useTranslations('requestMoney');
  const { contact, amount, reason } = useSelector(actor, ({ context }) => context);
  const name = contact?.name ?? '';
  const plainAmount = parseAmount(amount) ?? '0';
  return (
    <SuccessStep
      title={t('sentTitle')}
      description={t('sentText', { amount: formatAmount(plainAmount, 'PKR'), name })}
      action={t('backToFunds')}
      onAction={() => actor.send({ type: 'finished' })}
      redirect={t('redirect')}
    >
      <PaymentLinkCard
        link={paymentLink(paymentAddress, {
          target: contact?.phone ?? '',
          amount: plainAmount,
          message: reason.trim(),
        })}
        onCopied={() => actor.send({ type: 'link.copied' })}
        onCopyFailed={() => actor.send({ type: 'link.copyFailed' })}
      />
      <Callout tone="neutral" icon={MessageCircle}>
        {t('channels')}
      </Callout>
    </SuccessStep>
  );
}
