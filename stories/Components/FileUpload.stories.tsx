import preview from '#.storybook/preview';
import { FileUpload } from '@rad-wallet/ui/FileUpload';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { cancelDialog, chooseFile, findFileInputs } from '@rad-wallet/testing/user';
import { dropFile, files } from '../support/files';

const meta = preview.meta({
  component: FileUpload,
  parameters: { layout: 'padded' },
  args: {
    label: 'CNIC Front',
    description: 'An image, up to 10 MB',
    acceptedFileTypes: ['image/*'],
    onChange: fn(),
    onCancel: fn(),
  },
});

export const Empty = meta.story({
  args: { value: null },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'CNIC Front' });
    await expect(group).toHaveAccessibleDescription('An image, up to 10 MB');
    await expect(findFileInputs(group)[0]).toHaveAttribute('accept', 'image/*');
    chooseFile(group, files.cnicFront);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.any(File));
  },
});

export const WithImage = meta.story({
  args: { value: files.cnicFront },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Preview: CNIC Front' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: CNIC Front' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Replace: CNIC Front' })).toHaveFocus();
  },
});

export const WithPdf = meta.story({
  args: {
    label: 'Address Proof',
    acceptedFileTypes: ['image/*', 'application/pdf'],
    value: files.bill,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('electricity-bill-october.pdf')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const WithCamera = meta.story({
  args: { label: 'Selfie', camera: { facing: 'user', label: 'Take a selfie' } },
  play: async ({ canvas }) => {
    const [camera, plain] = findFileInputs(canvas.getByRole('group', { name: 'Selfie' }));
    await expect(camera).toHaveAttribute('capture', 'user');
    await expect(plain).not.toHaveAttribute('capture');
  },
});

export const Checking = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Choose file: CNIC Front' })).toHaveAttribute(
        'data-pending',
        'true',
      ),
    );
  },
});

export const CheckingReplacement = meta.story({
  args: { isPending: true, value: files.cnicFront },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Please upload both sides of your CNIC.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'CNIC Front' })).toHaveAccessibleDescription(
      'Please upload both sides of your CNIC. An image, up to 10 MB',
    );
  },
});

export const InvalidReplacement = meta.story({
  args: {
    value: files.cnicFront,
    errorMessage: 'This file is over 10 MB. Please choose a smaller one.',
  },
});

export const Cancelled = meta.story({
  args: { note: 'No file was chosen.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No file was chosen.');
    cancelDialog(canvas.getByRole('group', { name: 'CNIC Front' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, value: files.cnicFront } });

export const LongTexts = meta.story({
  args: {
    label: 'The front of your computerised national identity card, with the photograph in view',
    isOptional: true,
    value: files.longName,
    description:
      'A utility bill or bank statement, at most 3 months old. Image or PDF, up to 10 MB.',
    errorMessage: 'This file is damaged or not what it seems. Please choose another one.',
  },
});

export const Dropped = meta.story({
  play: async ({ canvas }) => {
    // The drop zone also handles drops on its children.
    dropFile(canvas.getByRole('button', { name: 'Choose file: CNIC Front' }), files.cnicBack);
    await expect(await canvas.findByText('cnic-back.svg')).toBeVisible();
  },
});

/** The object URL of an image is revoked when the image is removed. */
export const ReplacedAndRemoved = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    const released = spyOn(URL, 'revokeObjectURL');
    const group = canvas.getByRole('group', { name: 'CNIC Front' });
    chooseFile(group, files.cnicFront);
    await expect(await canvas.findByText('cnic-front.svg')).toBeVisible();
    chooseFile(group, files.cnicBack);
    await expect(await canvas.findByText('cnic-back.svg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: CNIC Front' }));
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Choose file: CNIC Front' })).toHaveFocus();
    const addresses = made.mock.results.map(({ value }) => value);
    await expect(addresses.length).toBeGreaterThanOrEqual(2);
    await waitFor(() =>
      expect(released.mock.calls.map(([address]) => address).toSorted()).toEqual(
        addresses.toSorted(),
      ),
    );
  },
});
