import * as v from 'valibot';
import { FAULT_NAMES, type FaultName } from '../handlers/faults';

export const NORMAL = 'normal';

/** No fault, or one fault that applies to every request. */
export type NetworkCondition = typeof NORMAL | FaultName;

export const NETWORK_CONDITIONS: readonly NetworkCondition[] = [NORMAL, ...FAULT_NAMES];

const conditionSchema = v.union([
  v.picklist(NETWORK_CONDITIONS),
  // Browser developer tools call this condition `offline`.
  v.pipe(
    v.literal('offline'),
    v.transform((): NetworkCondition => 'networkDown'),
  ),
]);

/** Parses the name of a condition; `offline` means `networkDown`. Returns null for an unknown name. */
export function parseNetworkCondition(name: unknown): NetworkCondition | null {
  const { success, output } = v.safeParse(conditionSchema, name);
  return success ? output : null;
}
