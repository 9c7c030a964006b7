import { useSelector } from '@xstate/react';
import { AmountSentence, AmountText } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Ltr } from '../../components/Ltr';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { parseAmount } from '../../format';
import { useTranslations } from '../../messages';
import { ProblemNotice } from '../shared/ProblemNotice';
import { type SendMoneyActor, sendMoneySteps } from './sendMoneyMachine';
import { FlowProgress } from '../shared/FlowProgress';

/** Step 3: review the transfer and send it. */
export function ConfirmTransfer({ actor }: { actor: SendMoneyActor }) {
  const t = useTranslations('sendMoney');
  const tCommon = useTranslations('common');
  const { contact, message, amount } = useSelector(actor, ({ context }) => context);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const plain = parseAmount(amount) ?? '0';
  const total = <AmountText value={plain} />;

  return (
    <Screen
      header={
        <PageHeader
          title={t('confirmTitle')}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isSending}
          progress={<FlowProgress steps={sendMoneySteps} step="confirming" label={t('progress')} />}
        />
      }
      footer={
        <Button
          isFullWidth
          isPending={isSending}
          pendingLabel={t('sending')}
          onPress={() => actor.send({ type: 'confirmed' })}
        >
          <AmountSentence>{(write) => t('send', { amount: write(plain) })}</AmountSentence>
        </Button>
      }
    >
      <ProblemNotice actor={actor} />
      <Card>
        <DescriptionList
          items={[
            { term: t('recipient'), value: contact?.name ?? '' },
            { term: t('phone'), value: <Ltr>{contact?.phone}</Ltr> },
            { term: t('amountTerm'), value: total },
            ...(message.trim() ? [{ term: t('message'), value: message.trim() }] : []),
            { term: t('fee'), value: tCommon('free') },
            { term: t('total'), value: total, isEmphasized: true },
          ]}
        />
      </Card>
      <Callout tone="success" title={t('notice')}>
        {t('noticeText')}
      </Callout>
    </Screen>
  );
}
