import { listSets } from './defineMessages';
import type { MessageReference } from './messageOf';

/** The English messages with each toast, by toast id. Each set declares its own toasts; ids must be unique. */
export interface SetToasts {}

const hasToast = ({ en }: { en: { toasts?: object } }, id: string): boolean =>
  en.toasts !== undefined && id in en.toasts;

/** Refers to a toast in the sets that are imported; undefined if none has it. */
export function findToast(id: string): MessageReference | undefined {
  const set = listSets().find((one) => hasToast(one, id));
  return set && { set, key: `toasts.${id}` };
}
