import { addons } from 'storybook/preview-api';
import type { AnyActorRef } from 'xstate';
import type { Direction } from '../layout/geometry';
import { fileOf } from './file';
import { CLOSED, HERE, OPENED } from './channel';
import { notesOn } from './configuration';
import type { Link } from './link';
import { showActor as show, shownActor, type ShowActorOptions } from './shownActor';

let isLinked = false;

/** Sends for what the panel will ask for, so that it comes beside the code that asks. */
function sendForAll() {
  const shown = shownActor();
  if (!shown) return;
  void fileOf(shown.machine.id);
  void notesOn(shown.machine.id);
  void shown.loadPlan?.();
}

/** Waits for somebody to look at the panel; what tells it is loaded only then. */
function linkPanel() {
  if (isLinked) return;
  isLinked = true;
  const channel = addons.getChannel() as unknown as Link;
  let close = () => {};
  let isWanted = false;
  channel.on(OPENED, (direction: Direction) => {
    isWanted = true;
    sendForAll();
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
 * Shows an actor in the panel for as long as a story stands; answers how to take it back. What came to it
 * before is not known: show it as early as it is there.
 */
export function showActor(actor: AnyActorRef, options?: ShowActorOptions): () => void {
  linkPanel();
  return show(actor, options);
}
