import { localLink, openPanel, showActor } from 'storybook-addon-statecharts/link';
import type { StatechartPlan } from 'storybook-addon-statecharts';
import { Panel } from 'storybook-addon-statecharts/view';
import { useEffect, useState } from 'react';
import {
  createActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

/** A story that the panel can link to. */
export interface NearStory {
  id: string;
  name: string;
  states: readonly string[];
}

export interface PanelStoryProps {
  machine: AnyStateMachine;
  plan?: StatechartPlan;
  /** Sent before the panel opens. */
  events?: readonly EventObject[];
  near?: readonly NearStory[];
  onOpenStory?: (id: string) => void;
  /** CSS pixels. */
  height?: number;
}

const none: readonly never[] = [];

/** A fixed clock: the log shows times, which would change pictures. */
const clock = () => 0;

/** The addon panel as in the manager, beside an actor in the same page. */
export function PanelStory({
  machine,
  plan,
  events = none,
  near = none,
  onOpenStory,
  height = 640,
}: PanelStoryProps) {
  const [link] = useState(localLink);
  const [actor, setActor] = useState(() => createActor(machine).start());

  useEffect(
    () =>
      showActor(actor, {
        plan,
        clock,
        restart: (snapshot: AnyMachineSnapshot) => {
          actor.stop();
          setActor(createActor(machine, { snapshot }).start());
        },
      }),
    [actor, machine, plan],
  );
  useEffect(() => {
    for (const event of events) actor.send(event);
    // Sent once, to the first actor.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(
    () => openPanel(link, async () => near.map((story) => ({ ...story, machine: machine.id }))),
    [link, near, machine],
  );

  return (
    <main style={{ height }}>
      <Panel link={link} siblings={near.map(({ id }) => id)} onOpenStory={onOpenStory} />
    </main>
  );
}
