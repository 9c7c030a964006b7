import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Callout } from '../../components/Callout';
import { isLoadedEmpty } from '../../components/LoadableList/loadableItems';
import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';
import { useSubmissionField } from '../../engine/submission';
import { cleanIdentifier } from '../../format';
import { useMessages } from '../../messages';
import { sendWalletMessages } from './messages';
import type { LoadableItems } from '../../types';
import { FormAmount } from '../../steps/FormAmount';
import { FormScreen } from '../../steps/FormScreen';
import { PayeeCheck, type CheckPayee } from '../payee-check';
import type { WalletRecipient } from './recipient';
import { RecentRecipients } from './RecentRecipients';
import type { SendToWalletActor } from './sendToWalletMachine';

export interface SendToWalletFormProps {
  /** A running `sendToWalletMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: SendToWalletActor;
  /** Recent recipients, suggested in the form. */
  recents: LoadableItems<WalletRecipient>;
  /** Called after a recent recipient's ID was filled in. */
  onRecipientSelected: (recipient: WalletRecipient) => void;
  /** Reads the recipient's name when the field is left; the result is advice (docs/rules.md PAYEE). @default not checked */
  checkPayee?: CheckPayee;
}

export function SendToWalletForm({
  actor,
  recents,
  onRecipientSelected,
  checkPayee,
}: SendToWalletFormProps) {
  const t = useMessages(sendWalletMessages);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <FormScreen
      actor={actor}
      title={t('title')}
      description={t('subtitle')}
      fieldProblems={['invalidAmount', 'recipientRequired']}
      submitLabel={t('send')}
      gap={5}
      notice={
        <Callout tone="success" title={t('noticeTitle')}>
          {t('notice')}
        </Callout>
      }
    >
      <FormAmount actor={actor} />
      <RecipientField actor={actor} checkPayee={checkPayee} />
      {!isLoadedEmpty(recents) && (
        <RecentRecipients
          recents={recents}
          onAction={(recipient) => {
            actor.send({ type: 'changed', values: { recipient: recipient.id } });
            onRecipientSelected(recipient);
          }}
          isDisabled={isBusy}
        />
      )}
      <MessageField actor={actor} />
    </FormScreen>
  );
}

function RecipientField({
  actor,
  checkPayee,
}: Pick<SendToWalletFormProps, 'actor' | 'checkPayee'>) {
  const t = useMessages(sendWalletMessages);
  const field = useSubmissionField(actor, 'recipient', 'recipientRequired');
  const [isEdited, setEdited] = useState(false);
  const account = cleanIdentifier(field.value, 'kept');
  return (
    <>
      <TextField
        label={t('recipient')}
        placeholder={t('recipientPlaceholder')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        isRequired
        value={field.value}
        onChange={(value) => {
          setEdited(true);
          field.onChange(value);
        }}
        onBlur={() => setEdited(false)}
        errorMessage={field.errorMessage}
      />
      {checkPayee && account !== '' && !isEdited && (
        <PayeeCheck key={account} checkPayee={checkPayee} payee={{ account }} />
      )}
    </>
  );
}

function MessageField({ actor }: { actor: SendToWalletActor }) {
  const t = useMessages(sendWalletMessages);
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
