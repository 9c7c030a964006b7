'use client';

import { Button } from '@rad-wallet/ui/Button';
import { Callout } from '@rad-wallet/ui/Callout';
import { Stack } from '@rad-wallet/ui/Stack';
import { TextField } from '@rad-wallet/ui/TextField';
import { startTransition, useActionState, useEffect, useRef, type FormEvent } from 'react';
import { saveContact } from './saveContact';

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [{ status, values, errors }, save, isSaving] = useActionState(saveContact, {
    status: 'new',
    values: { name: '', phone: '' },
    errors: {},
  });

  /** After `action`, React resets all fields, even invalid ones. A direct call keeps their values. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => save(data));
  }

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  if (status === 'saved')
    return <Callout tone="success" isUrgent title={`${values.name} was saved.`} />;
  return (
    // Before hydration, `action` submits the form, and the server renders it again with `values`.
    <form ref={form} action={save} onSubmit={submit} noValidate>
      <Stack>
        <TextField label="Name" name="name" defaultValue={values.name} errorMessage={errors.name} />
        <TextField
          label="Phone"
          type="tel"
          name="phone"
          defaultValue={values.phone}
          errorMessage={errors.phone}
        />
        <Button type="submit" isPending={isSaving}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
