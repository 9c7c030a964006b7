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

export interface StoryLink {
  id: string;
  name: string;
  states: readonly string[];
}

export interface PanelStoryProps {
  machine: AnyStateMachine;
  plan?: StatechartPlan;
  events?: readonly EventObject[];
  near?: readonly StoryLink[];
  onOpenStory?: (id: string) => void;
  /** The panel's height, in CSS pixels. */
  height?: number;
}

const none: readonly never[] = [];

/** A fixed clock, because times in the log would change the screenshots. */
const clock = () => 0;

/** The addon panel as in Storybook's manager, beside an actor in the same page. */
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
    // Sent only once, to the first actor.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    const stories = near.map((story) => ({ ...story, machine: machine.id }));
    return connectPanel(channel, Promise.resolve(stories));
  }, [channel, near, machine]);

  return (
    <main style={{ height }}>
      <Panel channel={channel} storyIds={none} onOpenStory={onOpenStory} />
    </main>
  );
}
