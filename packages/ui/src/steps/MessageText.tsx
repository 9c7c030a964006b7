import { useReadMessage } from '../messages/useMessages';
import type { MessageReference } from '../messages/messageOf';

interface MessageTextProps {
  message: MessageReference;
}

/** A text of a state that may never be shown. It is formatted, and demanded of a catalogue, only when it is rendered. */
export function MessageText({ message }: MessageTextProps) {
  return useReadMessage()(message);
}
