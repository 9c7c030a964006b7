import type { CDPSession, Page } from 'playwright';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * A picture of the viewport, loosely packed: to pack it well takes longer than all else that is done for it.
 * It asks the browser itself: `page.screenshot` prepares the page anew each time, which `settle` has done.
 */
export async function shoot(page: Page): Promise<Buffer> {
  let session = sessions.get(page);
  if (!session) {
    session = page.context().newCDPSession(page);
    sessions.set(page, session);
  }
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}
