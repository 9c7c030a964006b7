import { useSelector } from '@xstate/react';
import { AmountField } from '../../components/AmountField';
import { Button } from '../../components/Button';
import { Stack } from '../../components/Stack';
import { Switch } from '../../components/Switch';
import { Form } from '../../engine/Form';
import { useMessages } from '../../messages';
import { useAmountUnit } from '../../steps/useAmountUnit';
import type { ConsentSettingActor } from './consentSettingMachine';
import { consentMessages } from './messages';

/** Saved together after the PIN. */
export function ConsentSettingForm({ actor }: { actor: ConsentSettingActor }) {
  const t = useMessages(consentMessages);
  const unit = useAmountUnit();
  const { values, fieldError } = useSelector(actor, ({ context }) => context);
  return (
    <Form onSubmit={() => actor.send({ type: 'submitted' })}>
      <Stack gap={5}>
        <Switch
          label={t('setting.switch')}
          description={t('setting.switchHint')}
          isSelected={values.isOn}
          onChange={(isOn) => actor.send({ type: 'changed', values: { isOn } })}
        />
        {values.isOn && (
          <AmountField
            {...unit}
            label={t('setting.amount')}
            description={t('setting.amountHint')}
            value={values.amount}
            onChange={(amount) => actor.send({ type: 'changed', values: { amount } })}
            errorMessage={fieldError ? t('setting.invalid') : undefined}
          />
        )}
        <Button type="submit" isFullWidth>
          {t('setting.save')}
        </Button>
      </Stack>
    </Form>
  );
}
