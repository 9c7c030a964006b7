import { cleanIdentifier } from '../../format';
import { useSelector } from '@xstate/react';
import { useMessages } from '../../messages';
import { Consent, type Authorize } from '../consent';
import { sendWalletMessages } from './messages';
import { DoneScreen } from '../../steps/DoneScreen';
import { FormFrame } from '../../steps/FormFrame';
import { SendToWalletForm, type SendToWalletFormProps } from './SendToWalletForm';
import type { SendToWalletActor } from './sendToWalletMachine';

export interface SendToWalletScreenProps extends SendToWalletFormProps {
  /** Requests the payer’s consent before each payment (docs/rules.md CONSENT). @default no consent */
  authorize?: Authorize;
}

/**
 * Form for sending money to another wallet (docs/rules.md WAL). Use it if the user knows a wallet ID or email; to
 * choose a contact use `SendMoneyFlow`, for a crypto wallet `CryptoTransferScreen`.
 */
export function SendToWalletScreen({ authorize, ...props }: SendToWalletScreenProps) {
  const { actor } = props;
  return (
    <>
      <FormFrame
        actor={actor}
        form={<SendToWalletForm {...props} />}
        done={<Done actor={actor} />}
      />
      <Consent actor={actor} authorize={authorize} />
    </>
  );
}

function Done({ actor }: { actor: SendToWalletActor }) {
  const t = useMessages(sendWalletMessages);
  const values = useSelector(actor, ({ context }) => context.values);
  return (
    <DoneScreen
      actor={actor}
      title={t('doneTitle')}
      values={values}
      describe={(amount) =>
        t('doneText', { amount, recipient: cleanIdentifier(values.recipient, 'kept') })
      }
      leadsTo="home"
    />
  );
}
