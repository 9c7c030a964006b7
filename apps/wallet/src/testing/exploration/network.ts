import type { Server } from './server';

export type MessageAction =
  | 'arrives'
  | 'is answered'
  | 'breaks off'
  | 'arrives again'
  | 'gets 503'
  | 'gets 401';

export interface Message {
  /** Of a POST; null for a question. */
  key: string | null;
  /** Whether the client still waits. */
  isOpen: boolean;
  answer: Response | null;
  isRepeated: boolean;
  /** How the client's waiting ended. */
  end: '' | 'answered' | 'broken' | 'failed';
}

interface Waiting extends Message {
  request: Request;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
}

/** Holds every request until a test decides what becomes of it. */
export function createNetwork(server: Server, origin: string) {
  const messages: Waiting[] = [];

  const fetch: typeof globalThis.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const request = new Request(origin + String(input), { ...init, signal: null });
      const key = request.headers.get('Idempotency-Key');
      messages.push({
        key,
        request,
        isOpen: true,
        answer: null,
        isRepeated: false,
        end: '',
        resolve,
        reject,
      });
    });

  const close = (message: Waiting, end: Message['end']) => {
    message.isOpen = false;
    message.end = end;
  };

  const actions: Record<MessageAction, (message: Waiting) => Promise<void>> = {
    arrives: async (message) => {
      message.answer = await server.handle(message.request.clone());
    },
    'is answered': async (message) => {
      close(message, 'answered');
      if (message.answer) message.resolve(message.answer);
    },
    'breaks off': async (message) => {
      close(message, 'broken');
      message.reject(new TypeError('Failed to fetch'));
    },
    'arrives again': async (message) => {
      message.isRepeated = true;
      await server.handle(message.request.clone());
    },
    // Before the server has done anything, or after.
    'gets 503': async (message) => {
      close(message, 'failed');
      message.resolve(new Response('Unavailable', { status: 503 }));
    },
    'gets 401': async (message) => {
      close(message, 'failed');
      message.resolve(new Response('Sign in first', { status: 401 }));
    },
  };

  const isPossible: Record<MessageAction, (message: Message) => boolean> = {
    // Also when the client has stopped waiting: the request is late.
    arrives: ({ answer, end, key }) => !answer && end !== 'failed' && (end === '' || key !== null),
    'is answered': ({ isOpen, answer }) => isOpen && answer !== null,
    'breaks off': ({ isOpen }) => isOpen,
    'arrives again': ({ key, answer, isRepeated }) =>
      key !== null && answer !== null && !isRepeated,
    'gets 503': ({ isOpen }) => isOpen,
    'gets 401': ({ isOpen, answer }) => isOpen && !answer,
  };

  return {
    fetch,
    messages: messages as readonly Message[],
    listActions: (index: number): MessageAction[] => {
      const message = messages[index];
      const names = Object.keys(isPossible) as MessageAction[];
      return message ? names.filter((name) => isPossible[name](message)) : [];
    },
    act: async (index: number, name: MessageAction): Promise<void> => {
      const message = messages[index];
      if (message) await actions[name](message);
    },
  };
}
