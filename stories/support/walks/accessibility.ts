import { untilSeen } from '#.storybook/untilSeen';
import axe from 'axe-core';

/** Rules that are asked of every state; contrast, the dearest of them, is asked of each state's own story. */
const options: axe.RunOptions = {
  resultTypes: ['violations'],
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

/** Holds what stands to axe, once it is seen. */
export async function expectAccessible(): Promise<void> {
  await untilSeen();
  // React Aria's announcements outlive the elements that they name.
  const { violations } = await axe.run({ exclude: ['[data-live-announcer]'] }, options);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  if (found.length > 0) throw new Error(`axe finds ${found.join('; ')}`);
}
