import { placesOf } from '../layout/places';
import type { Chart } from '../model/chart';
import { placesFingerprint } from '../model/fingerprint';
import {
  COMMANDED,
  LAID_OUT,
  REPORTED,
  SHOWN,
  STORIES_FOUND,
  STORIES_WANTED,
  type Command,
  type StoryOfState,
} from './channel';
import { notesOn, storiesElsewhere } from './configuration';
import type { Link } from './link';
import { reportOf, shownOf, take } from './reporter';
import { goBackTo, onShownActor, shownActor, type ShownActor } from './shownActor';

/** Finds out which of these stories show which state. */
export type FindStories = (ids: readonly string[]) => Promise<readonly StoryOfState[]>;

/** Tells a panel of the actor that is shown, and does what the panel asks; answers how to stop. */
export function openPanel(link: Link, findStories: FindStories): () => void {
  let told: ShownActor | null = null;
  let chart: Chart | null = null;
  let isDue = false;
  let isOpen = true;
  const underWay = new WeakSet<ShownActor>();

  /** Has what only who looks needs: the plan, and the notes on the machine. */
  function complete(shown: ShownActor) {
    if (underWay.has(shown)) return;
    underWay.add(shown);
    void Promise.all([shown.loadPlan?.(), notesOn(shown.machine.id)]).then(([plan, notes]) => {
      if (plan) shown.plan = plan;
      delete shown.loadPlan;
      shown.notes = notes;
      told = null;
      soon();
    });
  }
  function report() {
    isDue = false;
    const shown = shownActor();
    if (!shown) {
      told = null;
      chart = null;
      link.emit(SHOWN, null);
      return;
    }
    if (shown.loadPlan || !shown.notes) {
      complete(shown);
      return;
    }
    if (shown !== told) {
      told = shown;
      const message = shownOf(shown);
      ({ chart } = message);
      link.emit(SHOWN, message);
    }
    if (chart) link.emit(REPORTED, reportOf(shown, chart));
  }
  // Of many changes at once only the last is told.
  function soon() {
    if (isDue || !isOpen) return;
    isDue = true;
    queueMicrotask(() => isDue && report());
  }

  const obey = (command: Command) => {
    const shown = shownActor();
    if (!shown || !chart) return;
    if (command.do === 'take') take(shown, chart, command.transition, command.choice);
    if (command.do === 'go back') goBackTo(command.line);
    if (command.do === 'lay out') {
      const asked = chart;
      void placesOf(asked, command.direction).then((geometry) =>
        link.emit(LAID_OUT, { chart: placesFingerprint(asked), geometry }),
      );
    }
  };
  const find = (ids: readonly string[]) => {
    const machine = shownActor()?.machine.id;
    void Promise.all([
      findStories(ids),
      machine === undefined ? [] : storiesElsewhere(machine),
    ]).then(([beside, elsewhere]) =>
      link.emit(STORIES_FOUND, [
        ...beside,
        ...elsewhere.filter(({ id }) => !beside.some((story) => story.id === id)),
      ]),
    );
  };

  const off = onShownActor(soon);
  link.on(COMMANDED, obey);
  link.on(STORIES_WANTED, find);
  report();
  return () => {
    isOpen = false;
    isDue = false;
    off();
    link.off(COMMANDED, obey);
    link.off(STORIES_WANTED, find);
  };
}
