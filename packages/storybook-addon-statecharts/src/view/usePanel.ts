import { useEffect, useState } from 'react';
import {
  ACTOR_ATTACHED,
  ACTOR_UPDATED,
  COMMAND_SENT,
  PANEL_CLOSED,
  PANEL_OPENED,
  PREVIEW_READY,
  type ActorDescription,
  type ActorReport,
  type Command,
  type PanelChannel,
} from '../live/channel';

/** Returns the payload of the last message; null before the first one. */
function useMessage<T>(channel: PanelChannel, message: string): T | null {
  const [payload, setPayload] = useState<T | null>(null);
  useEffect(() => {
    channel.on(message, setPayload);
    return () => channel.off(message, setPayload);
  }, [channel, message]);
  return payload;
}

/** `storyIds` are the ids of stories to which states can link. */
export function usePanel(channel: PanelChannel, storyIds: readonly string[]) {
  const description = useMessage<ActorDescription>(channel, ACTOR_ATTACHED);
  const report = useMessage<ActorReport>(channel, ACTOR_UPDATED);
  const send = (command: Command) => channel.emit(COMMAND_SENT, command);

  useEffect(() => {
    const open = () => channel.emit(PANEL_OPENED, storyIds);
    channel.on(PREVIEW_READY, open);
    open();
    return () => {
      channel.emit(PANEL_CLOSED);
      channel.off(PREVIEW_READY, open);
    };
  }, [channel, storyIds]);

  return { description, report, send };
}
