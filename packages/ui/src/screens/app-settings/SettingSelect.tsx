import { lazy, Suspense } from 'react';
import type { SelectOption } from '../../components/Select';
import { TextField } from '../../components/TextField';

// Heavy, by its list: loaded after the screen.
const Select = lazy(async () => ({ default: (await import('../../components/Select')).Select }));

interface SettingSelectProps<Id extends string> {
  label: string;
  description: string;
  options: readonly SelectOption<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** A choice from a list. Until the list is there, a field of the same size tells the present choice. */
export function SettingSelect<Id extends string>({
  options,
  value,
  onChange,
  ...field
}: SettingSelectProps<Id>) {
  const chosen = options.find(({ id }) => id === value);
  return (
    <Suspense
      fallback={
        <div data-awaited="">
          <TextField {...field} value={chosen?.label ?? ''} isReadOnly />
        </div>
      }
    >
      <Select
        {...field}
        options={options}
        value={value}
        onChange={(id) => {
          const next = options.find((option) => option.id === id);
          if (next) onChange(next.id);
        }}
      />
    </Suspense>
  );
}
