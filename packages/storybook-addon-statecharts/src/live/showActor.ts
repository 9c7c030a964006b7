import { addons } from 'storybook/preview-api';
import type { AnyActorRef } from 'xstate';
import { attachActor, getAttachedActor, type ShowActorOptions } from './attachedActor';
import { PANEL_CLOSED, PANEL_OPENED, PREVIEW_READY } from './channel';

let isListening = false;

/** When the panel opens, lazy-loads the code that reports to it. */
function listenToPanel() {
  if (isListening) return;
  isListening = true;
  const channel = addons.getChannel();
  let connection = new AbortController();
  channel.on(PANEL_OPENED, async (storyIds: readonly string[]) => {
    connection.abort();
    connection = new AbortController();
    const { signal } = connection;
    // Requested here, so that the plan loads in parallel with the code.
    getAttachedActor()?.loadPlan();
    const [{ connectPanel }, { findStories }] = await Promise.all([
      import('./connectPanel'),
      import('./stories'),
    ]);
    if (signal.aborted) return;
    signal.addEventListener('abort', connectPanel(channel, findStories(storyIds)));
  });
  channel.on(PANEL_CLOSED, () => connection.abort());
  channel.emit(PREVIEW_READY);
}

/**
 * Call it immediately after starting the actor, because earlier events are not recorded. Returns a function that
 * detaches it.
 */
export function showActor(actor: AnyActorRef, options?: ShowActorOptions): () => void {
  listenToPanel();
  return attachActor(actor, options);
}
