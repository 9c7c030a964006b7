import type { DropZoneProps } from 'react-aria-components/DropZone';

type DropItems = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'];

/** The first file among dropped or pasted things; null when there is none, as with a folder or a text. */
export async function droppedFile(items: DropItems): Promise<File | null> {
  for (const item of items) if (item.kind === 'file') return item.getFile();
  return null;
}
