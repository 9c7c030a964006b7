import { showActor } from '#.storybook/statechart/liveActor';
import { recordPassages } from '#.storybook/statechart/passages';
import { startWalk, type Plan, type Walk } from '@rad-wallet/testing';
import { useFlowEvents, type Emitter } from '@rad-wallet/ui/flows/shared';
import { useToastText, type Problem } from '@rad-wallet/ui/Toast';
import { Fragment, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { AnyCourse } from './course';

/** A walk that is under way, as the stage shows it. */
interface Shown {
  plan: Plan;
  walk: Walk;
  /** What the page has told last. */
  told?: { name: string; value: unknown };
}

/** Where walks take place: the view in a page of its own, and what is known of it from outside. */
export type Stage = ReturnType<typeof createStage>;

/** Makes the stage of a course. */
export function createStage(course: AnyCourse) {
  let shown: Shown | null = null;
  let words: (problem: Problem) => { title: string } = () => ({ title: '' });
  const listeners = new Set<() => void>();
  const show = (next: Shown | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function Page({ plan, walk: { actor }, told }: Shown) {
    const text = useToastText();
    useFlowEvents(actor as Emitter, () => {});
    useLayoutEffect(() => showActor(actor, { isStill: true }), [actor]);
    useEffect(() => void (words = text), [text]);
    // As a page passes on what it has read.
    useEffect(() => {
      if (told) course.page?.[told.name]?.(actor as never, told.value);
    }, [actor, told]);
    return course.view(actor as never, plan);
  }

  return {
    /** What the story shows. */
    View: () => {
      const now = useSyncExternalStore(
        subscribe,
        () => shown,
        () => null,
      );
      return (
        now && (
          <Fragment key={now.walk.actor.sessionId}>
            <Page {...now} />
          </Fragment>
        )
      );
    },

    /** Begins a walk anew, with nothing left of the one before. */
    begin(plan: Plan) {
      const passages = recordPassages();
      const walk = startWalk(plan, { inspect: passages.inspect });
      const undo = course.prepare?.();
      show({ plan, walk });
      return {
        walk,
        passages,
        // What it has come to stays in sight until the next begins.
        end() {
          undo?.();
          walk.end();
        },
      };
    },

    /** The page tells its view something. */
    tell(name: string, value: unknown) {
      if (!course.page?.[name]) throw new Error(`The page tells no ${name}.`);
      if (shown) show({ ...shown, told: { name, value } });
    },

    /** What a toast is headed by. */
    titleOf: (problem: Problem) => words(problem).title,
  };
}
