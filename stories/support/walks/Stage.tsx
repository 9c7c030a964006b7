import { showActor } from '#.storybook/statechart/liveActor';
import type { Plan, Walk } from '@rad-wallet/testing';
import { replaceClipboard, replaceShare } from '@rad-wallet/testing/user';
import type { ViewUnderTest } from '@rad-wallet/testing/view';
import { useFlowEvents, type Emitter } from '@rad-wallet/ui/engine';
import { useToastText, type Problem } from '@rad-wallet/ui/Toast';
import { Fragment, useEffect, useLayoutEffect, type ReactNode } from 'react';
import type { ActorRefFrom, AnyStateMachine, EventObject } from 'xstate';
import { createStore, useStore } from 'zustand';

interface CurrentWalk {
  plan: Plan;
  walk: Walk;
  /** The last event that the page sent. */
  pageEvent?: EventObject;
}

/** Creates a page for the walks through a view. */
export function createStage<Machine extends AnyStateMachine>(
  view: (actor: ActorRefFrom<Machine>, plan: Plan<Machine>) => ReactNode,
) {
  const current = createStore<CurrentWalk | null>(() => null);
  let toastText: (problem: Problem) => { title: string } = () => ({ title: '' });
  const show = (next: CurrentWalk) => current.setState(next, true);
  let restore: (() => void)[] = [];

  function Page({ plan, walk: { actor }, pageEvent }: CurrentWalk) {
    const text = useToastText();
    useFlowEvents(actor as Emitter, () => {});
    useLayoutEffect(() => showActor(actor, {}), [actor]);
    useEffect(() => void (toastText = text), [text]);
    // Sent in an effect, as a page sends the data that it has loaded.
    useEffect(() => {
      if (pageEvent) actor.send(pageEvent);
    }, [actor, pageEvent]);
    return view(actor as ActorRefFrom<Machine>, plan as unknown as Plan<Machine>);
  }

  function View() {
    const shown = useStore(current);
    return (
      shown && (
        <Fragment key={shown.walk.actor.sessionId}>
          <Page {...shown} />
        </Fragment>
      )
    );
  }

  const underTest: ViewUnderTest = {
    begin(walk, plan) {
      restore = [replaceClipboard({ writeText: async () => {} }), replaceShare(undefined)];
      show({ plan, walk });
    },
    // The view stays until the next walk begins.
    end() {
      for (const undo of restore) undo();
    },
    sendFromPage(event) {
      const shown = current.getState();
      if (shown) show({ ...shown, pageEvent: { ...event } });
    },
    getToastTitle: (problem) => toastText(problem).title,
  };
  return { View, underTest };
}
