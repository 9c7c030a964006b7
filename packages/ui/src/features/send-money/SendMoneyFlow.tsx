import { useSelector } from '@xstate/react';
import { getLoadableBalance } from '../../accounts';
import { AmountSentence, AmountText } from '../../components/Amount';
import { Button, LinkButton } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Ltr } from '../../components/Ltr';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { SearchField } from '../../components/SearchField';
import { TextField } from '../../components/TextField';
import { getAccountType, parseAmount } from '../../format';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { Consent, type Authorize } from '../consent';
import { sendMoneyMessages } from './messages';
import type { Contact, LoadableItems } from '../../types';
import { AmountStep } from '../../steps/AmountStep';
import { ChooseContactStep } from '../../steps/ChooseContactStep';
import { FlowProgress } from '../../steps/FlowProgress';
import type { FlowSteps } from '../../engine';
import { FlowView } from '../../steps/FlowView';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SuccessStep } from '../../steps/SuccessStep';
import { PayeeCheck, type CheckPayee, type Payee } from '../payee-check';
import { sendMoneySteps, type SendMoneyActor, type SendMoneyStep } from './sendMoneyMachine';

export interface SendMoneyFlowProps {
  /** A running `sendMoneyMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: SendMoneyActor;
  /** Available contacts, most recent first. */
  contacts: LoadableItems<Contact>;
  /** Returns the URL of a transaction's receipt, linked in the last step. @default no link */
  getReceiptHref?: (transaction: { id: string }) => string;
  /** Checks the payee's name; the result is advice (docs/rules.md PAYEE). @default not checked */
  checkPayee?: CheckPayee;
  /** Requests the payer’s consent before each payment (docs/rules.md CONSENT). @default no consent */
  authorize?: Authorize;
  /** Custom views by step; each receives the actor. @default none */
  steps?: FlowSteps<SendMoneyStep, SendMoneyActor>;
}

/**
 * Sends money in four steps: contact, amount, review, success. Use it to pay a contact; by wallet ID or email use
 * `SendToWalletScreen`, to a bank account `BankTransferFlow`.
 */
export function SendMoneyFlow({
  actor,
  contacts,
  getReceiptHref,
  checkPayee,
  authorize,
  steps,
}: SendMoneyFlowProps) {
  return (
    <>
      <FlowView
        actor={actor}
        steps={sendMoneySteps}
        replacements={steps}
        views={{
          choosingContact: () => <ChooseContact actor={actor} contacts={contacts} />,
          enteringAmount: () => <EnterAmount actor={actor} />,
          confirming: () => <ConfirmTransfer actor={actor} checkPayee={checkPayee} />,
          sent: () => <TransferSent actor={actor} getReceiptHref={getReceiptHref} />,
        }}
      />
      <Consent actor={actor} authorize={authorize} />
    </>
  );
}

interface ChooseContactProps {
  actor: SendMoneyActor;
  contacts: LoadableItems<Contact>;
}

/** Step 1: select a contact. The search box does not filter the list (docs/rules.md SEND-2). */
function ChooseContact({ actor, contacts }: ChooseContactProps) {
  const t = useMessages(sendMoneyMessages);
  return (
    <ChooseContactStep
      title={t('title')}
      subtitle={t('subtitle')}
      progress={
        <FlowProgress steps={sendMoneySteps} step="choosingContact" label={t('progress')} />
      }
      listLabel={t('recentContacts')}
      contacts={contacts}
      onChoose={(contact) => actor.send({ type: 'contact.chosen', contact })}
      onBack={() => actor.send({ type: 'back' })}
    >
      <SearchField label={t('search')} placeholder={t('search')} />
    </ChooseContactStep>
  );
}

/** Step 2: enter amount and message. */
function EnterAmount({ actor }: { actor: SendMoneyActor }) {
  const t = useMessages(sendMoneyMessages);
  const tCommon = useMessages(commonMessages);
  const name = useSelector(actor, ({ context }) => context.contact?.name ?? '');
  const accounts = useSelector(actor, ({ context }) => context.accounts);
  const money = useMoney();
  const canContinue = useSelector(actor, (snapshot) => snapshot.can({ type: 'continued' }));
  return (
    <AmountStep
      actor={actor}
      title={t('amountTitle')}
      subtitle={t('to', { name })}
      progress={<FlowProgress steps={sendMoneySteps} step="enteringAmount" label={t('progress')} />}
      onBack={() => actor.send({ type: 'back' })}
      amountLabel={t('amount', { currency: money.home })}
      problems={['invalidAmount', 'sendInsufficientBalance']}
      balance={getLoadableBalance(accounts, getAccountType(money.home, money))}
      submitLabel={tCommon('continue')}
      canSubmit={canContinue}
      onSubmit={() => actor.send({ type: 'continued' })}
    >
      <MessageInput actor={actor} />
    </AmountStep>
  );
}

/** Selects only this field's value, so that a key press re-renders only this field. */
function MessageInput({ actor }: { actor: SendMoneyActor }) {
  const t = useMessages(sendMoneyMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <TextField
      label={t('message')}
      placeholder={t('messagePlaceholder')}
      isOptional
      value={message}
      onChange={(value) => actor.send({ type: 'message.changed', message: value })}
    />
  );
}

/** Step 4: success. The machine exits after a delay. */
function TransferSent({
  actor,
  getReceiptHref,
}: Pick<SendMoneyFlowProps, 'actor' | 'getReceiptHref'>) {
  const t = useMessages(sendMoneyMessages);
  const name = useSelector(actor, ({ context }) => context.contact?.name ?? '');
  const amount = useSelector(actor, ({ context }) => parseAmount(context.amount) ?? '0');
  const id = useSelector(actor, ({ context }) => context.transactionId);
  return (
    <SuccessStep
      title={t('sentTitle')}
      description={
        <AmountSentence>{(write) => t('sentText', { amount: write(amount), name })}</AmountSentence>
      }
      action={t('backToFunds')}
      onAction={() => actor.send({ type: 'finished' })}
      secondary={
        id !== null &&
        getReceiptHref && (
          <LinkButton variant="plain" isFullWidth href={getReceiptHref({ id })}>
            {t('viewReceipt')}
          </LinkButton>
        )
      }
      redirect={{ text: t('redirect'), actor }}
    />
  );
}

/** The number of a payment link that belongs to no contact is shown as the name. docs/rules.md SEND-14. */
const toPayee = ({ name, phone }: Contact): Payee =>
  name === phone ? { account: phone } : { name, account: phone };

/** Step 3: review and send the transfer. */
function ConfirmTransfer({ actor, checkPayee }: Pick<SendMoneyFlowProps, 'actor' | 'checkPayee'>) {
  const t = useMessages(sendMoneyMessages);
  const tCommon = useMessages(commonMessages);
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
          onPress={() => actor.send({ type: 'submitted' })}
        >
          <AmountSentence>{(write) => t('send', { amount: write(plain) })}</AmountSentence>
        </Button>
      }
    >
      <ProblemNotice actor={actor} />
      <Card>
        <DescriptionList
          items={[
            { term: t('recipient'), value: <bdi>{contact?.name}</bdi> },
            { term: t('phone'), value: <Ltr>{contact?.phone}</Ltr> },
            { term: t('amountTerm'), value: total },
            ...(message.trim() ? [{ term: t('message'), value: <bdi>{message.trim()}</bdi> }] : []),
            { term: t('fee'), value: tCommon('free') },
            { term: t('total'), value: total, isEmphasized: true },
          ]}
        />
      </Card>
      {checkPayee && contact && (
        <PayeeCheck key={contact.phone} checkPayee={checkPayee} payee={toPayee(contact)} />
      )}
      <Callout tone="success" title={t('notice')}>
        {t('noticeText')}
      </Callout>
    </Screen>
  );
}
