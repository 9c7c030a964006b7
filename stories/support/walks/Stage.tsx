import { showActor } from '#.storybook/statechart/liveActor';
import { startWalk, type Plan, type Walk } from '@rad-wallet/testing';
import { useFlowEvents, type Emitter } from '@rad-wallet/ui/engine';
import { useToastText, type Problem } from '@rad-wallet/ui/Toast';
import { Fragment, useEffect, useLayoutEffect } from 'react';
import type { EventObject } from 'xstate';
import { createStore, useStore } from 'zustand';
import { replaceClipboard } from '../clipboard';
import { replaceShare } from '../share';
import type { ModelTest } from './modelTest';

interface CurrentWalk {
  plan: Plan;
  walk: Walk;
  /** The last event sent by the page. */
  pageEvent?: EventObject;
}

export type Stage = ReturnType<typeof createStage>;

export function createStage({ view }: ModelTest) {
  const current = createStore<CurrentWalk | null>(() => null);
  let toastText: (problem: Problem) => { title: string } = () => ({ title: '' });
  const show = (next: CurrentWalk) => current.setState(next, true);

  function Page({ plan, walk: { actor }, pageEvent }: CurrentWalk) {
    const text = useToastText();
    useFlowEvents(actor as Emitter, () => {});
    useLayoutEffect(() => showActor(actor, {}), [actor]);
    useEffect(() => void (toastText = text), [text]);
    // Sent in an effect, like data loaded by a page.
    useEffect(() => {
      if (pageEvent) actor.send(pageEvent);
    }, [actor, pageEvent]);
    return view(actor, plan);
  }

  return {
    View: () => {
      const shown = useStore(current);
      return (
        shown && (
          <Fragment key={shown.walk.actor.sessionId}>
            <Page {...shown} />
          </Fragment>
        )
      );
    },

    /** Starts a path on a fresh page. */
    begin(plan: Plan) {
      const walk = startWalk(plan);
      const restore = [replaceClipboard({ writeText: async () => {} }), replaceShare(undefined)];
      show({ plan, walk });
      return {
        walk,
        // The view remains until the next path begins.
        end() {
          for (const undo of restore) undo();
          walk.end();
        },
      };
    },

    sendFromPage(event: EventObject) {
      const shown = current.getState();
      if (shown) show({ ...shown, pageEvent: { ...event } });
    },

    titleOf: (problem: Problem) => toastText(problem).title,
  };
}
