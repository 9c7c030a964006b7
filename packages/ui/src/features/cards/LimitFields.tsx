import { useSelector } from '@xstate/react';
import { AmountSentence } from '../../components/Amount';
import { AmountField } from '../../components/AmountField';
import { Switch } from '../../components/Switch';
import { useSubmissionField } from '../../engine/submission';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { useAmountUnit } from '../../steps/useAmountUnit';
import { LIMIT_PROBLEMS, type CardLimitsActor } from './cardLimitsMachine';
import { cardControlsMessages } from './messages';

interface LimitFieldProps<Field> {
  actor: CardLimitsActor;
  field: Field;
}

export function LimitField({ actor, field }: LimitFieldProps<'perPayment' | 'perDay'>) {
  const t = useMessages(cardControlsMessages);
  const tCommon = useMessages(commonMessages);
  const unit = useAmountUnit();
  const maximum = useSelector(actor, ({ context }) => context.facts.limits.maximum[field]);
  const { value, onChange, fieldError, errorMessage } = useSubmissionField(
    actor,
    field,
    LIMIT_PROBLEMS[field],
  );
  return (
    <AmountField
      {...unit}
      label={t(`limits.${field}`)}
      description={
        <AmountSentence>
          {(write) => t('limits.maximum', { amount: write(maximum) })}
        </AmountSentence>
      }
      value={value}
      onChange={onChange}
      errorMessage={fieldError ? tCommon('enterAmount') : errorMessage}
    />
  );
}

export function LimitSwitch({ actor, field }: LimitFieldProps<'online' | 'abroad'>) {
  const t = useMessages(cardControlsMessages);
  const { value, onChange } = useSubmissionField(actor, field);
  return (
    <Switch
      label={t(`limits.${field}`)}
      description={t(`limits.${field}Hint`)}
      isSelected={value}
      onChange={onChange}
    />
  );
}
