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
import type { Link } from './link';
import { reportOf, shownOf, take } from './reporter';
import { goBackTo, onShownActor, shownActor, type ShownActor } from './shownActor';

export type FindStories = (ids: readonly string[]) => Promise<readonly StoryOfState[]>;

/**
 * Reports the attached actor to the panel and executes its commands, until the returned function is called.
 * With `direction` the layout is sent without a request.
 */
export function openPanel(link: Link, findStories: FindStories, direction?: Direction): () => void {
  let told: ShownActor | null = null;
  let chart: Chart | null = null;
  let sent: string | null = null;
  let isDue = false;
  let isOpen = true;
  const underWay = new WeakSet<ShownActor>();

  function loadPlan(shown: ShownActor) {
    if (underWay.has(shown)) return;
    underWay.add(shown);
    void shown.loadPlan?.().then((plan) => {
      shown.plan = plan;
      delete shown.loadPlan;
      told = null;
      soon();
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
    loadPlan(shown);
    if (shown !== told) {
      told = shown;
      const message = shownOf(shown);
      ({ chart } = message);
      link.emit(SHOWN, message);
      const places = placesFingerprint(chart);
      // Sent once per layout: the plan, which arrives later, does not change it.
      if (direction && places !== sent) layOut(chart, direction);
      sent = places;
    }
    if (chart) link.emit(REPORTED, reportOf(shown, chart));
  }
  // Batches changes of one task into one report.
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
    void findStories(ids).then((stories) => link.emit(STORIES_FOUND, stories));
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
