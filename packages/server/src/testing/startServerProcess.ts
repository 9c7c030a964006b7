import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const MAIN_FILE = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  url: string;
  /** `SIGSTOP` suspends the process and `SIGCONT` resumes it; any other signal ends it. */
  signal(signal: NodeJS.Signals): void;
  end(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts the server in a child process, like `npm run serve:api`, and waits until it accepts connections. */
export async function startServerProcess(args: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN_FILE, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([once(lines, 'line'), gone.then(() => [''])]);
  const url = /https?:\S+/.exec(String(line))?.[0];
  if (url === undefined) throw new Error(`The server did not start: ${args.join(' ')}`);

  return {
    url,
    signal: (signal) => void child.kill(signal),
    end: async (signal = 'SIGKILL') => {
      child.kill(signal);
      await gone;
    },
  };
}
