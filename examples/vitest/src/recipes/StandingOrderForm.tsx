import { AmountField } from '@rad-wallet/ui/AmountField';
import { Button } from '@rad-wallet/ui/Button';
import { Callout } from '@rad-wallet/ui/Callout';
import { Checkbox } from '@rad-wallet/ui/Checkbox';
import { isPositive, parseAmount } from '@rad-wallet/ui/format';
import { Select } from '@rad-wallet/ui/Select';
import { Stack } from '@rad-wallet/ui/Stack';
import { TextField } from '@rad-wallet/ui/TextField';
import { Controller, useForm } from 'react-hook-form';

export interface StandingOrder {
  payee: string;
  /** Text as typed; parse it with `parseAmount`. */
  amount: string;
  interval: 'weekly' | 'monthly' | null;
  hasConsent: boolean;
}

const intervals = [
  { id: 'weekly', label: 'Every week' },
  { id: 'monthly', label: 'Every month' },
] as const;

export function StandingOrderForm({ save }: { save: (order: StandingOrder) => Promise<void> }) {
  const { control, handleSubmit, setError, formState } = useForm<StandingOrder>({
    defaultValues: { payee: '', amount: '', interval: null, hasConsent: false },
  });
  const submit = handleSubmit((order) =>
    save(order).catch(() => setError('root', { message: 'The order was not saved. Try again.' })),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {formState.errors.root && (
          <Callout tone="danger" isUrgent title={formState.errors.root.message} />
        )}
        {/* With `inputRef`, React Hook Form focuses the first invalid field. */}
        <Controller
          name="payee"
          control={control}
          rules={{ required: 'Enter a name.' }}
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <TextField {...field} label="Payee" inputRef={ref} errorMessage={error?.message} />
          )}
        />
        <Controller
          name="amount"
          control={control}
          rules={{
            validate: (typed) =>
              isPositive(parseAmount(typed, { currency: 'PKR' })) || 'Enter an amount.',
          }}
          render={({ field: { ref, ...field }, fieldState: { error } }) => (
            <AmountField
              {...field}
              label="Amount"
              prefix="PKR"
              currency="PKR"
              inputRef={ref}
              errorMessage={error?.message}
            />
          )}
        />
        <Controller
          name="interval"
          control={control}
          rules={{ required: 'Choose an interval.' }}
          render={({ field: { ref, name, value, onChange }, fieldState: { error } }) => (
            <Select
              label="Interval"
              options={intervals}
              name={name}
              value={value}
              onChange={onChange}
              inputRef={ref}
              errorMessage={error?.message}
            />
          )}
        />
        <Controller
          name="hasConsent"
          control={control}
          rules={{ required: 'Confirm the order.' }}
          render={({ field: { ref, name, value, onChange }, fieldState: { error } }) => (
            <Checkbox
              name={name}
              isSelected={value}
              onChange={onChange}
              inputRef={ref}
              errorMessage={error?.message}
            >
              The bank may transfer this amount until I cancel
            </Checkbox>
          )}
        />
        <Button type="submit" isPending={formState.isSubmitting}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
