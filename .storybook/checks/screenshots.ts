import type { CDPSession, Page } from 'playwright';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Asks the browser itself: `page.screenshot` prepares the page anew each time, which `settle` has done. */
async function capture(page: Page, optimizeForSpeed: boolean): Promise<Buffer> {
  let session = sessions.get(page);
  if (!session) {
    session = page.context().newCDPSession(page);
    sessions.set(page, session);
  }
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed });
  return Buffer.from(data, 'base64');
}

/** A picture of the viewport, as it is kept. */
export const shoot = (page: Page): Promise<Buffer> => capture(page, false);

/** The same picture, less tightly packed: to pack one takes longer than all else that is done for it. */
export const glance = (page: Page): Promise<Buffer> => capture(page, true);
