import { useSelector } from '@xstate/react';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import type { BankTransferActor } from './BankTransferFlow';
import { usesIban } from './countries';
import { TransferAmount } from './TransferAmount';
import { TransferHeader } from './TransferHeader';

interface ConfirmTransferProps {
  actor: BankTransferActor;
  accountHolder: string;
  /** The person is about to confirm: what comes then may be loaded. */
  onConfirmIntended: () => void;
}

/** Step 4: everything once more, how much, then Confirm. */
export function ConfirmTransfer({ actor, accountHolder, onConfirmIntended }: ConfirmTransferProps) {
  const t = useTranslations('bankTransfer');
  const formId = useId();
  const country = useSelector(actor, ({ context }) => context.country);
  const bank = useSelector(actor, ({ context }) => context.bank ?? '');
  const accountNumber = useSelector(actor, ({ context }) => context.accountNumber.trim());
  return (
    <Screen
      header={<TransferHeader actor={actor} step={4} subtitle={t('confirmHint')} />}
      footer={
        <Button
          type="submit"
          form={formId}
          fullWidth
          onHoverStart={onConfirmIntended}
          onFocus={onConfirmIntended}
          onPressStart={onConfirmIntended}
        >
          {t('confirm')}
        </Button>
      }
    >
      <Card>
        <DescriptionList
          items={[
            { term: t('accountHolder'), value: accountHolder },
            {
              term: t(usesIban(country) ? 'iban' : 'accountNumber'),
              value: accountNumber,
              isStacked: true,
            },
            { term: t('bank'), value: bank },
            ...(country ? [{ term: t('country'), value: t(`countries.${country}`) }] : []),
          ]}
        />
      </Card>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'confirmed' });
        }}
      >
        <Stack gap={5}>
          <TransferAmount actor={actor} />
        </Stack>
      </form>
      <Callout icon={Clock}>{t('duration')}</Callout>
    </Screen>
  );
}
