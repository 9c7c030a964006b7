import { useSelector } from '@xstate/react';
import { useMessages } from '../../messages';
import { cryptoMessages } from '../../messages/shared/crypto';
import { CRYPTO_CODES, type CryptoCode } from '../../steps/crypto';
import { DoneScreen } from '../../steps/DoneScreen';
import { FormFrame } from '../../steps/FormFrame';
import { Consent, type Authorize } from '../consent';
import { CryptoTransferForm } from './CryptoTransferForm';
import type { CryptoTransferActor } from './cryptoTransferMachine';

export interface CryptoTransferScreenProps {
  /** A running `cryptoTransferMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: CryptoTransferActor;
  /** Available cryptocurrencies, in display order. docs/rules.md CRY-1. @default BTC, USDT and SOL */
  cryptos?: readonly CryptoCode[];
  /** Requests the payer’s consent before each payment (docs/rules.md CONSENT). @default no consent */
  authorize?: Authorize;
}

/**
 * Form for transferring money to a crypto wallet (docs/rules.md CRY). Use it for wallets outside this service; to pay a
 * wallet of this service use `SendToWalletScreen`, to add cryptocurrency `CryptoDepositScreen`.
 */
export function CryptoTransferScreen({
  actor,
  cryptos = CRYPTO_CODES,
  authorize,
}: CryptoTransferScreenProps) {
  return (
    <>
      <FormFrame
        actor={actor}
        form={<CryptoTransferForm actor={actor} cryptos={cryptos} />}
        done={<Done actor={actor} />}
      />
      <Consent actor={actor} authorize={authorize} />
    </>
  );
}

function Done({ actor }: { actor: CryptoTransferActor }) {
  const t = useMessages(cryptoMessages);
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
