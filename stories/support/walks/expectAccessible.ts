import { waitUntilShown } from '#.storybook/waitUntilShown';
import axe from 'axe-core';

/** Omits contrast, which is slow to check and is covered by each state's own story. */
const axeOptions: axe.RunOptions = {
  resultTypes: ['violations'],
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

/** Runs axe once the view is visible. */
export async function expectAccessible(): Promise<void> {
  await waitUntilShown();
  // React Aria's announcements outlive the elements that they name.
  const { violations } = await axe.run({ exclude: ['[data-live-announcer]'] }, axeOptions);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  if (found.length > 0) throw new Error(`axe finds ${found.join('; ')}`);
}
