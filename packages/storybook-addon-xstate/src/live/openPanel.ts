import { placesOf } from '../layout/places';
import type { Direction } from '../layout/geometry';
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

/**
 * Tells a panel of the actor that is shown, and does what the panel asks; answers how to stop. Where the panel
 * has said how it wants its charts laid out, it need not ask.
 */
export function openPanel(link: Link, findStories: FindStories, direction?: Direction): () => void {
  let told: ShownActor | null = null;
  let chart: Chart | null = null;
  let sent: string | null = null;
  let isDue = false;
  let isOpen = true;
  const underWay = new WeakSet<ShownActor>();

  /** Has what only who looks needs: the notes on the machine, without which it is not drawn, and its plan. */
  function complete(shown: ShownActor) {
    if (underWay.has(shown)) return;
    underWay.add(shown);
    const tellAnew = () => {
      told = null;
      soon();
    };
    if (!shown.notes) {
      void notesOn(shown.machine.id).then((notes) => {
        shown.notes = notes;
        tellAnew();
      });
    }
    void shown.loadPlan?.().then((plan) => {
      shown.plan = plan;
      delete shown.loadPlan;
      tellAnew();
    });
  }
  function layOut(asked: Chart, wanted: Direction) {
    void placesOf(asked, wanted).then((geometry) =>
      link.emit(LAID_OUT, { chart: placesFingerprint(asked), geometry }),
    );
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
    complete(shown);
    if (!shown.notes) return;
    if (shown !== told) {
      told = shown;
      const message = shownOf(shown);
      ({ chart } = message);
      link.emit(SHOWN, message);
      const places = placesFingerprint(chart);
      // Told again once the plan is there, it lies where it lay.
      if (direction && places !== sent) layOut(chart, direction);
      sent = places;
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
      ({ direction } = command);
      layOut(chart, direction);
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
