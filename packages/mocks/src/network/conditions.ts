import * as v from 'valibot';
import { faults, type FaultName } from '../handlers/faults';

/** The network as it should be. */
export const NORMAL = 'normal';

/** How the network may be: as it should be, or spoilt in one way for every call. */
export type NetworkCondition = typeof NORMAL | FaultName;

/** Every name of a fault. */
export const FAULT_NAMES = Object.keys(faults) as FaultName[];

/** Every condition, the normal one first. */
export const NETWORK_CONDITIONS: readonly NetworkCondition[] = [NORMAL, ...FAULT_NAMES];

const conditionSchema = v.union([
  v.picklist(NETWORK_CONDITIONS),
  // What everybody calls it.
  v.pipe(
    v.literal('offline'),
    v.transform((): NetworkCondition => 'networkDown'),
  ),
]);

/** Reads a condition by its name, `offline` for `networkDown` too; null for what is none. */
export function parseNetworkCondition(name: unknown): NetworkCondition | null {
  const { success, output } = v.safeParse(conditionSchema, name);
  return success ? output : null;
}
