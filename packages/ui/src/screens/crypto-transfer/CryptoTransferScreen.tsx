import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { FlowFrame } from '../../components/FlowFrame';
import { formatPreview, parseAmount } from '../../format';
import { DoneScreen } from '../shared/DoneScreen';
import { CryptoTransferForm } from './CryptoTransferForm';
import type { CryptoTransferActor } from './cryptoTransferMachine';

export interface CryptoTransferScreenProps {
  /** A running `cryptoTransferMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: CryptoTransferActor;
}

/** Transferring to a crypto wallet (docs/rules.md CRY). */
export function CryptoTransferScreen({ actor }: CryptoTransferScreenProps) {
  const isDone = useSelector(
    actor,
    (snapshot) => snapshot.matches('succeeded') || snapshot.matches('left'),
  );
  return (
    <FlowFrame step={isDone ? 2 : 1}>
      {isDone ? <Done actor={actor} /> : <CryptoTransferForm actor={actor} />}
    </FlowFrame>
  );
}

function Done({ actor }: CryptoTransferScreenProps) {
  const t = useTranslations('crypto');
  const { amount, currency, crypto } = useSelector(actor, ({ context }) => context.values);
  return (
    <DoneScreen
      actor={actor}
      title={t('transfer.doneTitle')}
      description={t('transfer.doneText', {
        amount: formatPreview(parseAmount(amount) ?? amount, currency),
        network: t(`networks.${crypto ?? 'BTC'}`),
      })}
      leadsTo="home"
    />
  );
}
