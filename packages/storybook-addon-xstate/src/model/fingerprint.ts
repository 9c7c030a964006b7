import type { Chart } from './chart';

/** A short name for a value: another one when anything in it has changed. Not for secrets. */
export function fingerprintOf(value: unknown): string {
  // FNV-1a, twice with different seeds: 64 bits are enough to tell a chart from its last version.
  const text = JSON.stringify(value);
  const hash = (seed: number) => {
    let sum = seed;
    for (let index = 0; index < text.length; index += 1) {
      sum = Math.imul(sum ^ text.charCodeAt(index), 0x01_00_01_93);
    }
    return (sum >>> 0).toString(16).padStart(8, '0');
  };
  return hash(0x81_1c_9d_c5) + hash(0x1b_87_35_93);
}

/**
 * The fingerprint of all that a chart's places depend on. What a story or an app provides to a machine, other
 * times for its delays say, changes the words of its drawing, but nothing of where they stand.
 */
export function placesFingerprint({ id, states, transitions }: Chart): string {
  return fingerprintOf({
    id,
    states: states.map((state) => ({
      ...state,
      description: null,
      invokes: state.invokes.map(({ src }) => src),
    })),
    transitions: transitions.map((transition) => {
      const { trigger } = transition;
      const isNamedDelay = trigger.kind === 'after' && trigger.name !== null;
      return {
        ...transition,
        description: null,
        sets: null,
        trigger: isNamedDelay ? { ...trigger, ms: null } : trigger,
      };
    }),
  });
}
