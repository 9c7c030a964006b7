import { useSelector } from '@xstate/react';
import { MessageCircle } from 'lucide-react';
import { AmountSentence } from '../../components/Amount';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { CopyableText } from '../../components/CopyableText';
import { TextField } from '../../components/TextField';
import { parseAmount } from '../../format';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { requestMoneyMessages } from './messages';
import type { Contact, LoadableItems } from '../../types';
import { AmountStep } from '../../steps/AmountStep';
import { ChooseContactStep } from '../../steps/ChooseContactStep';
import { FlowProgress } from '../../steps/FlowProgress';
import type { FlowSteps } from '../../engine';
import { FlowView } from '../../steps/FlowView';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SimulationNote } from '../../steps/SimulationNote';
import { SuccessStep } from '../../steps/SuccessStep';
import { MAX_LINK_MESSAGE_LENGTH } from './createPaymentLink';
import {
  requestMoneySteps,
  type RequestMoneyActor,
  type RequestMoneyStep,
} from './requestMoneyMachine';
import { SessionRequests } from './SessionRequests';

export interface RequestMoneyFlowProps {
  /** A running `requestMoneyMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: RequestMoneyActor;
  /** Available contacts, most recent first. */
  contacts: LoadableItems<Contact>;
  /** Custom views by step; each receives the actor. @default none */
  steps?: FlowSteps<RequestMoneyStep, RequestMoneyActor>;
}

/**
 * Requests money in three steps: contact, amount, success. Use it to request an amount from a contact; for a link that
 * anyone can pay use `RequestPaymentScreen`.
 */
export function RequestMoneyFlow({ actor, contacts, steps }: RequestMoneyFlowProps) {
  return (
    <FlowView
      actor={actor}
      steps={requestMoneySteps}
      replacements={steps}
      views={{
        choosingContact: () => <ChooseContact actor={actor} contacts={contacts} />,
        enteringAmount: () => <EnterAmount actor={actor} />,
        requested: () => <RequestSent actor={actor} />,
      }}
    />
  );
}

interface ChooseContactProps {
  actor: RequestMoneyActor;
  contacts: LoadableItems<Contact>;
}

/** Step 1: select a contact. */
function ChooseContact({ actor, contacts }: ChooseContactProps) {
  const t = useMessages(requestMoneyMessages);
  return (
    <ChooseContactStep
      title={t('title')}
      subtitle={t('subtitle')}
      progress={
        <FlowProgress steps={requestMoneySteps} step="choosingContact" label={t('progress')} />
      }
      listLabel={t('recentContacts')}
      contacts={contacts}
      after={<SessionRequests actor={actor} />}
      onChoose={(contact) => actor.send({ type: 'contact.chosen', contact })}
      onBack={() => actor.send({ type: 'back' })}
    />
  );
}

/** Step 2: enter amount and purpose. */
function EnterAmount({ actor }: { actor: RequestMoneyActor }) {
  const t = useMessages(requestMoneyMessages);
  const { home } = useMoney();
  const name = useSelector(actor, ({ context }) => context.contact?.name ?? '');
  const canSubmit = useSelector(actor, (snapshot) => snapshot.can({ type: 'submitted' }));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <AmountStep
      actor={actor}
      title={t('amountTitle')}
      subtitle={t('from', { name })}
      progress={
        <FlowProgress steps={requestMoneySteps} step="enteringAmount" label={t('progress')} />
      }
      onBack={() => actor.send({ type: 'back' })}
      amountLabel={t('amount', { currency: home })}
      submitLabel={t('sendRequest')}
      canSubmit={canSubmit}
      isPending={isSending}
      pendingLabel={t('sending')}
      problem={<ProblemNotice actor={actor} />}
      onSubmit={() => actor.send({ type: 'submitted' })}
    >
      <ReasonInput actor={actor} />
      <SimulationNote actor={actor} request="createPaymentRequest" />
    </AmountStep>
  );
}

/** Selects only this field's value, so that a key press re-renders only this field. */
function ReasonInput({ actor }: { actor: RequestMoneyActor }) {
  const t = useMessages(requestMoneyMessages);
  const reason = useSelector(actor, ({ context }) => context.reason);
  return (
    <TextField
      label={t('reason')}
      placeholder={t('reasonPlaceholder')}
      isOptional
      maxLength={MAX_LINK_MESSAGE_LENGTH}
      value={reason}
      onChange={(value) => actor.send({ type: 'reason.changed', reason: value })}
    />
  );
}

/** Step 3: success, with a link to share. The machine exits after a delay. */
function RequestSent({ actor }: { actor: RequestMoneyActor }) {
  const t = useMessages(requestMoneyMessages);
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
  const t = useMessages(requestMoneyMessages);
  return (
    <Card>
      <CopyableText
        label={t('paymentLink')}
        isSilent
        text={link}
        copyLabel={t('copyLink')}
        onCopied={onCopied}
        onCopyFailed={onCopyFailed}
      />
    </Card>
  );
}
