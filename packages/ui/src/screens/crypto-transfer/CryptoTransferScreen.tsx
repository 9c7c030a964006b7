import { useSelector } from '@xstate/react';
import { useTranslations } from '../../messages';
import { DoneScreen } from '../shared/DoneScreen';
import { FormFrame } from '../shared/FormFrame';
import { CryptoTransferForm } from './CryptoTransferForm';
import type { CryptoTransferActor } from './cryptoTransferMachine';

export interface CryptoTransferScreenProps {
  /** A running `cryptoTransferMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: CryptoTransferActor;
}

/** Form that transfers money to a crypto wallet (docs/rules.md CRY). */
export function CryptoTransferScreen({ actor }: CryptoTransferScreenProps) {
  return (
    <FormFrame
      actor={actor}
      form={<CryptoTransferForm actor={actor} />}
      done={<Done actor={actor} />}
    />
  );
}

function Done({ actor }: CryptoTransferScreenProps) {
  const t = useTranslations('crypto');
  const values = useSelector(actor, ({ context }) => context.values);
  return (
    <DoneScreen
      actor={actor}
      title={t('transfer.doneTitle')}
      values={values}
      describe={(amount) =>
        t('transfer.doneText', { amount, network: t(`networks.${values.crypto ?? 'BTC'}`) })
      }
      leadsTo="home"
    />
  );
}
