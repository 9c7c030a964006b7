import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Callout } from '../../components/Callout';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';
import { useFieldProblem } from '../../flows/shared';
import { SubmissionForm, useSubmissionField } from '../../flows/submission';
import { FailureNotice } from '../shared/FailureNotice';
import { FormAmount } from '../shared/FormAmount';
import { SubmitButton } from '../shared/SubmitButton';
import { RecentRecipients } from './RecentRecipients';
import type { SendWalletActor } from './sendWalletMachine';
import type { SendWalletScreenProps } from './SendWalletScreen';

/** How much, to whom, and a word along with it. */
export function SendWalletForm({ actor, recents, onRecipientSelected }: SendWalletScreenProps) {
  const t = useTranslations('sendWallet');
  const formId = useId();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Screen
      header={
        <PageHeader
          title={t('title')}
          subtitle={t('subtitle')}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isBusy}
        />
      }
      footer={
        <SubmitButton actor={actor} formId={formId}>
          {t('send')}
        </SubmitButton>
      }
    >
      <FailureNotice actor={actor} failure="transferFailed" />
      <SubmissionForm actor={actor} id={formId}>
        <Stack gap={5}>
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
        </Stack>
      </SubmissionForm>
      <Callout tone="success" title={t('noticeTitle')}>
        {t('notice')}
      </Callout>
    </Screen>
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
