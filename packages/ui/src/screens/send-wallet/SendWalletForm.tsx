import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { Callout } from '../../components/Callout';
import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';
import { useFieldProblem } from '../../flows/shared';
import { useSubmissionField } from '../../flows/submission';
import { FormAmount } from '../shared/FormAmount';
import { FormScreen } from '../shared/FormScreen';
import { RecentRecipients } from './RecentRecipients';
import type { SendWalletActor } from './sendWalletMachine';
import type { SendWalletScreenProps } from './SendWalletScreen';

/** How much, to whom, and a word along with it. */
export function SendWalletForm({ actor, recents, onRecipientSelected }: SendWalletScreenProps) {
  const t = useTranslations('sendWallet');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <FormScreen
      actor={actor}
      title={t('title')}
      subtitle={t('subtitle')}
      failure="transferFailed"
      submitLabel={t('send')}
      gap={5}
      notice={
        <Callout tone="success" title={t('noticeTitle')}>
          {t('notice')}
        </Callout>
      }
    >
      <FormAmount actor={actor} />
      <RecipientField actor={actor} />
      <RecentRecipients
        recents={recents}
        onChoose={(recipient) => {
          actor.send({ type: 'changed', values: { recipient: recipient.id } });
          onRecipientSelected(recipient);
        }}
        isDisabled={isBusy}
      />
      <MessageField actor={actor} />
    </FormScreen>
  );
}

function RecipientField({ actor }: { actor: SendWalletActor }) {
  const t = useTranslations('sendWallet');
  const problemFor = useFieldProblem();
  const { value, onChange } = useSubmissionField(actor, 'recipient');
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <TextField
      label={t('recipient')}
      placeholder={t('recipientPlaceholder')}
      autoComplete="off"
      autoCapitalize="none"
      isRequired
      value={value}
      onChange={onChange}
      errorMessage={problemFor(problem, 'recipientRequired')}
    />
  );
}

function MessageField({ actor }: { actor: SendWalletActor }) {
  const t = useTranslations('sendWallet');
  const { value, onChange } = useSubmissionField(actor, 'message');
  return (
    <TextArea
      label={t('message')}
      placeholder={t('messagePlaceholder')}
      isOptional
      value={value}
      onChange={onChange}
    />
  );
}
