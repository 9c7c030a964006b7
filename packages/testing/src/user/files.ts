import { fireEvent } from '@testing-library/dom';

/** Returns the file inputs in a file field; the camera's input, if there is one, is first. */
export const findFileInputs = (field: HTMLElement): HTMLInputElement[] => [
  ...field.querySelectorAll<HTMLInputElement>('input[type="file"]'),
];

/** Chooses a file in the file dialog of a field. */
export function chooseFile(field: HTMLElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  const input = findFileInputs(field).at(-1);
  if (!input) throw new Error('There is no file input.');
  input.files = transfer.files;
  fireEvent.change(input);
}

/** Closes the file dialog of a field without choosing a file. */
export function cancelDialog(field: HTMLElement): void {
  findFileInputs(field)
    .at(-1)
    ?.dispatchEvent(new Event('cancel', { bubbles: true }));
}
