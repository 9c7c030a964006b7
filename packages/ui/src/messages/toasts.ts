import { listSets } from './defineMessages';
import type { MessageReference } from './messageOf';

/** The toasts of a set of messages, by id. */
export type ToastsOf<English extends { toasts: object }> = Readonly<
  Record<keyof English['toasts'], English>
>;

/** The toasts of all sets that have some, by id. Each set adds its own; no two can have the same id. */
export interface SetToasts {}

const hasToast = ({ en }: { en: { toasts?: object } }, id: string): boolean =>
  en.toasts !== undefined && id in en.toasts;

/** Refers to a toast in the sets that are imported; undefined if none has it. */
export function findToast(id: string): MessageReference | undefined {
  const set = listSets().find((one) => hasToast(one, id));
  return set && { set, key: `toasts.${id}` };
}
