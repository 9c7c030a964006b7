import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { Callout } from '../../components/Callout';
import { RadioCards } from '../../components/RadioCards';
import { TextField } from '../../components/TextField';
import { useFieldProblem } from '../../flows/shared';
import { useSubmissionField } from '../../flows/submission';
import { CRYPTO_CODES, cryptoIcons } from '../shared/crypto';
import { FormAmount } from '../shared/FormAmount';
import { FormScreen } from '../shared/FormScreen';
import type { CryptoTransferActor } from './cryptoTransferMachine';

/** How much, in which coin, and where to. */
export function CryptoTransferForm({ actor }: { actor: CryptoTransferActor }) {
  const t = useTranslations('crypto');
  return (
    <FormScreen
      actor={actor}
      title={t('transfer.title')}
      subtitle={t('transfer.subtitle')}
      failure="transferFailed"
      submitLabel={t('transfer.submit')}
      notice={
        <Callout tone="pending" title={t('transfer.warningTitle')}>
          {t('transfer.warning')}
        </Callout>
      }
    >
      <FormAmount actor={actor} />
      <CryptoField actor={actor} />
      <AddressField actor={actor} />
    </FormScreen>
  );
}

function CryptoField({ actor }: { actor: CryptoTransferActor }) {
  const t = useTranslations('crypto');
  const problemFor = useFieldProblem();
  const { value, onChange } = useSubmissionField(actor, 'crypto');
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <RadioCards
      label={t('transfer.crypto')}
      options={CRYPTO_CODES.map((id) => ({
        id,
        title: t(`names.${id}`),
        description: t(`networks.${id}`),
        icon: cryptoIcons[id],
      }))}
      value={value}
      onChange={onChange}
      errorMessage={problemFor(problem, 'cryptocurrencyRequired')}
    />
  );
}

function AddressField({ actor }: { actor: CryptoTransferActor }) {
  const t = useTranslations('crypto');
  const problemFor = useFieldProblem();
  const { value, onChange } = useSubmissionField(actor, 'address');
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <TextField
      label={t('transfer.address')}
      placeholder={t('transfer.addressPlaceholder')}
      autoComplete="off"
      autoCapitalize="none"
      isRequired
      value={value}
      onChange={onChange}
      errorMessage={problemFor(problem, 'walletAddressRequired')}
    />
  );
}
