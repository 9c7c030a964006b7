import { useCallback, useEffect, useState } from 'react';
import {
  ACTOR_ATTACHED,
  ACTOR_UPDATED,
  COMMAND_SENT,
  PANEL_CLOSED,
  PANEL_OPENED,
  PREVIEW_READY,
  STORIES_FOUND,
  type ActorDescription,
  type ActorReport,
  type Command,
  type PanelChannel,
  type StoryOfState,
} from '../live/channel';

export interface PanelState {
  description: ActorDescription | null;
  report: ActorReport | null;
  stories: readonly StoryOfState[];
  send: (command: Command) => void;
}

const none: readonly StoryOfState[] = [];

/** `storyIds` are the ids of the stories that states can link to. */
export function usePanel(channel: PanelChannel, storyIds: readonly string[]): PanelState {
  const [description, setDescription] = useState<ActorDescription | null>(null);
  const [report, setReport] = useState<ActorReport | null>(null);
  const [stories, setStories] = useState(none);
  const send = useCallback((command: Command) => channel.emit(COMMAND_SENT, command), [channel]);

  useEffect(() => {
    channel.on(ACTOR_ATTACHED, setDescription);
    channel.on(ACTOR_UPDATED, setReport);
    channel.on(STORIES_FOUND, setStories);
    return () => {
      channel.off(ACTOR_ATTACHED, setDescription);
      channel.off(ACTOR_UPDATED, setReport);
      channel.off(STORIES_FOUND, setStories);
    };
  }, [channel]);

  useEffect(() => {
    const open = () => channel.emit(PANEL_OPENED, storyIds);
    channel.on(PREVIEW_READY, open);
    open();
    return () => {
      channel.emit(PANEL_CLOSED);
      channel.off(PREVIEW_READY, open);
    };
  }, [channel, storyIds]);

  return {
    description,
    report,
    stories: stories.filter(({ machine }) => machine === description?.chart.id),
    send,
  };
}
