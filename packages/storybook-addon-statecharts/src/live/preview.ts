import { addons } from 'storybook/preview-api';
import type { AnyActorRef } from 'xstate';
import type { Direction } from '../layout/geometry';
import { CLOSED, HERE, OPENED } from './channel';
import { loadBuiltLayouts } from '../layout/builtLayouts';
import type { Link } from './link';
import { showActor as show, shownActor, type ShowActorOptions } from './shownActor';

let isLinked = false;

/** Loads the reporting code when the panel opens. */
function linkPanel() {
  if (isLinked) return;
  isLinked = true;
  const channel = addons.getChannel() as unknown as Link;
  let close = () => {};
  let isWanted = false;
  channel.on(OPENED, (direction: Direction) => {
    isWanted = true;
    // Requested here so that they load in parallel with the code of the panel.
    void loadBuiltLayouts();
    void shownActor()?.loadPlan?.();
    void Promise.all([import('./openPanel'), import('./stories')]).then(
      ([{ openPanel }, { findStories }]) => {
        close();
        close = isWanted ? openPanel(channel, findStories, direction) : () => {};
      },
    );
  });
  channel.on(CLOSED, () => {
    isWanted = false;
    close();
    close = () => {};
  });
  channel.emit(HERE);
}

/**
 * Attaches an actor to the panel. Returns a function that detaches it. Earlier events are not recorded, so attach
 * it right after it starts.
 */
export function showActor(actor: AnyActorRef, options?: ShowActorOptions): () => void {
  linkPanel();
  return show(actor, options);
}
