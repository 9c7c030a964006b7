'use server';

export interface ContactState {
  status: 'new' | 'invalid' | 'saved';
  values: { name: string; phone: string };
  errors: { name?: string; phone?: string };
}

const readText = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Runs on the server. The form data can contain anything, so it is validated here. */
export async function saveContact(_previous: ContactState, form: FormData): Promise<ContactState> {
  const values = { name: readText(form, 'name'), phone: readText(form, 'phone') };
  const errors = {
    ...(!values.name && { name: 'Enter a name.' }),
    ...(!/^\+?[\d ]{7,20}$/.test(values.phone) && { phone: 'Enter a phone number.' }),
  };
  if (Object.keys(errors).length > 0) return { status: 'invalid', values, errors };
  // Store the contact here.
  return { status: 'saved', values, errors };
}
