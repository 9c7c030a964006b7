import type { Chart } from './chart';

export function fingerprintOf(value: unknown): string {
  // FNV-1a with two seeds: 64 bits make a collision between two versions of a chart unlikely.
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
 * Identifies everything that a layout depends on. `machine.provide()` does not change it: other delays change
 * the text of a label, not its place.
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
