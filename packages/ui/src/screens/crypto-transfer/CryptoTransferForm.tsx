import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Callout } from '../../components/Callout';
import { PageHeader } from '../../components/PageHeader';
import { RadioCards } from '../../components/RadioCards';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { useFieldProblem } from '../../flows/shared';
import { SubmissionForm, useSubmissionField } from '../../flows/submission';
import { CRYPTO_CODES, cryptoIcons } from '../shared/crypto';
import { FailureNotice } from '../shared/FailureNotice';
import { FormAmount } from '../shared/FormAmount';
import { SubmitButton } from '../shared/SubmitButton';
import type { CryptoTransferActor } from './cryptoTransferMachine';

/** How much, in which coin, and where to. */
export function CryptoTransferForm({ actor }: { actor: CryptoTransferActor }) {
  const t = useTranslations('crypto');
  const formId = useId();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Screen
      header={
        <PageHeader
          title={t('transfer.title')}
          subtitle={t('transfer.subtitle')}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isBusy}
        />
      }
      footer={
        <SubmitButton actor={actor} formId={formId}>
          {t('transfer.submit')}
        </SubmitButton>
      }
    >
      <FailureNotice actor={actor} failure="transferFailed" />
      <SubmissionForm actor={actor} id={formId}>
        <Stack gap={6}>
          <FormAmount actor={actor} />
          <CryptoField actor={actor} />
          <AddressField actor={actor} />
        </Stack>
      </SubmissionForm>
      <Callout tone="pending" title={t('transfer.warningTitle')}>
        {t('transfer.warning')}
      </Callout>
    </Screen>
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
