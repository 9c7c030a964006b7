import { useSelector } from '@xstate/react';
import { AmountSentence } from '../../components/Amount';
import { useTranslations } from '../../messages';
import { DoneScreen } from '../shared/DoneScreen';
import { FormFrame } from '../shared/FormFrame';
import { writeAmountOf } from '../shared/writeAmountOf';
import { SendWalletForm, type SendWalletFormProps } from './SendWalletForm';
import type { SendWalletActor } from './sendWalletMachine';

export type SendWalletScreenProps = SendWalletFormProps;

/** Sending to another wallet (docs/rules.md WAL). */
export function SendWalletScreen(props: SendWalletScreenProps) {
  return (
    <FormFrame
      actor={props.actor}
      form={<SendWalletForm {...props} />}
      done={<Done actor={props.actor} />}
    />
  );
}

function Done({ actor }: { actor: SendWalletActor }) {
  const t = useTranslations('sendWallet');
  const values = useSelector(actor, ({ context }) => context.values);
  return (
    <DoneScreen
      actor={actor}
      title={t('doneTitle')}
      description={
        <AmountSentence>
          {(write) =>
            t('doneText', {
              amount: writeAmountOf(write, values),
              recipient: values.recipient.trim(),
            })
          }
        </AmountSentence>
      }
      leadsTo="home"
    />
  );
}
