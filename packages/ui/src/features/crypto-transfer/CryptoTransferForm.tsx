import { Callout } from '../../components/Callout';
import { RadioCards } from '../../components/RadioCards';
import { TextField } from '../../components/TextField';
import { useSubmissionField } from '../../engine/submission';
import { useMessages } from '../../messages';
import { cryptoMessages } from '../../messages/shared/crypto';
import { cryptoIcons, type CryptoCode } from '../../steps/crypto';
import { FormAmount } from '../../steps/FormAmount';
import { FormScreen } from '../../steps/FormScreen';
import type { CryptoTransferActor } from './cryptoTransferMachine';

interface CryptoTransferFormProps {
  actor: CryptoTransferActor;
  cryptos: readonly CryptoCode[];
}

/** Fields for amount, currency, cryptocurrency and destination address. */
export function CryptoTransferForm({ actor, cryptos }: CryptoTransferFormProps) {
  const t = useMessages(cryptoMessages);
  return (
    <FormScreen
      actor={actor}
      title={t('transfer.title')}
      description={t('transfer.subtitle')}
      fieldProblems={['cryptocurrencyRequired', 'invalidAmount', 'walletAddressRequired']}
      submitLabel={t('transfer.submit')}
      missing={t('transfer.missing')}
      notice={
        <Callout tone="pending" title={t('transfer.warningTitle')}>
          {t('transfer.warning')}
        </Callout>
      }
    >
      <FormAmount actor={actor} />
      <CryptoField actor={actor} cryptos={cryptos} />
      <AddressField actor={actor} />
    </FormScreen>
  );
}

function CryptoField({ actor, cryptos }: CryptoTransferFormProps) {
  const t = useMessages(cryptoMessages);
  const field = useSubmissionField(actor, 'crypto', 'cryptocurrencyRequired');
  return (
    <RadioCards
      label={t('transfer.crypto')}
      options={cryptos.map((id) => ({
        id,
        label: t(`names.${id}`),
        description: t(`networks.${id}`),
        icon: cryptoIcons[id],
      }))}
      value={field.value}
      onChange={field.onChange}
      errorMessage={field.errorMessage}
    />
  );
}

function AddressField({ actor }: { actor: CryptoTransferActor }) {
  const t = useMessages(cryptoMessages);
  const field = useSubmissionField(actor, 'address', 'walletAddressRequired');
  return (
    <TextField
      label={t('transfer.address')}
      placeholder={t('transfer.addressPlaceholder')}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      isRequired
      value={field.value}
      onChange={field.onChange}
      errorMessage={field.errorMessage}
    />
  );
}
