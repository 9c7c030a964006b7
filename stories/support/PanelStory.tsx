import { useEffect, useState } from 'react';
import { Channel } from 'storybook/internal/channels';
import type { StatechartPlan } from 'storybook-addon-statecharts';
import { Panel, attachActor, connectPanel } from 'storybook-addon-statecharts/testing';
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
  const [channel] = useState(() => new Channel({}));
  const [actor, setActor] = useState(() => createActor(machine).start());

  useEffect(
    () =>
      attachActor(actor, {
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
  useEffect(() => {
    const stories = near.map((story) => ({ ...story, machine: machine.id }));
    return connectPanel(channel, Promise.resolve(stories));
  }, [channel, near, machine]);

  return (
    <main style={{ height }}>
      <Panel channel={channel} onOpenStory={onOpenStory} />
    </main>
  );
}
