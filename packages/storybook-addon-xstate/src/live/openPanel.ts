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

  function report() {
    isDue = false;
    const shown = shownActor();
    if (!shown) {
      told = null;
      chart = null;
      link.emit(SHOWN, null);
      return;
    }
    if (shown.loadPlan) {
      const { loadPlan } = shown;
      delete shown.loadPlan;
      void loadPlan().then((plan) => {
        shown.plan = plan;
        told = null;
        soon();
      });
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
    if (isDue) return;
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
  const find = (ids: readonly string[]) =>
    void findStories(ids).then((stories) => link.emit(STORIES_FOUND, stories));

  const off = onShownActor(soon);
  link.on(COMMANDED, obey);
  link.on(STORIES_WANTED, find);
  report();
  return () => {
    isDue = false;
    off();
    link.off(COMMANDED, obey);
    link.off(STORIES_WANTED, find);
  };
}
