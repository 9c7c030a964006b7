// Children that end when we say so, with everything they started.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnv, root } from './project.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const windows = process.platform === 'win32';

/** @type {Set<ChildProcess>} */
const started = new Set();

/** True from the first signal on: what ends then ends because of us. */
let ending = false;

/**
 * Starts a command of the project (or of the system) as the leader of its own process group.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, stdio?: import('node:child_process').StdioOptions, cwd?: string }} [options]
 */
export function start(command, args, { env, stdio = 'inherit', cwd = root } = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio,
    env: childEnv(env),
    detached: !windows,
    shell: windows,
  });
  started.add(child);
  return child;
}

/**
 * Waits for the end of a child. A command that could not be started at all counts as 127, one that a
 * signal ended as 128 and more, as a shell would say. Says nothing any more when we are ending ourselves.
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export async function ended(child) {
  if (child.exitCode === null && child.signalCode === null) {
    try {
      await once(child, 'exit');
    } catch {
      return 127;
    }
  }
  if (ending) await new Promise(() => {});
  return child.exitCode ?? 128 + constants.signals[child.signalCode ?? 'SIGTERM'];
}

/**
 * Signals a child's whole group.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals | 0} signal 0 only asks
 * @returns {boolean} whether anything of the group was there to hear it
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return false;
  try {
    return windows ? child.kill(signal) : process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

/**
 * Ends a child and everything in its group: asks first, insists after the grace time.
 * @param {ChildProcess} child
 * @param {number} [graceMs]
 */
export async function stop(child, graceMs = 5000) {
  started.delete(child);
  const deadline = Date.now() + graceMs;
  signalGroup(child, 'SIGTERM');
  while (signalGroup(child, 0) && Date.now() < deadline) await wait(50);
  signalGroup(child, 'SIGKILL');
}

/** Ends every child that was started here and not stopped yet. */
export async function stopAll() {
  await Promise.all([...started].map((child) => stop(child)));
}

/**
 * Waits for the end of a child, but no longer than the limit; then ends what is left of its group.
 * @param {ChildProcess} child
 * @param {number} limitMs
 * @returns {Promise<number | undefined>} its exit code; undefined when the time was up
 */
export async function endedWithin(child, limitMs) {
  const timeUp = once(AbortSignal.timeout(limitMs), 'abort').then(() => undefined);
  const code = await Promise.race([ended(child), timeUp]);
  await stop(child);
  return code;
}

/**
 * Runs a command to its end, in view of the person, within a time limit.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, limitMs?: number, cwd?: string }} [options]
 * @returns {Promise<number>} its exit code; 124 when the time was up
 */
export const run = async (command, args, { env, limitMs = 600_000, cwd } = {}) =>
  (await endedWithin(start(command, args, { env, cwd }), limitMs)) ?? 124;

/**
 * Ends all children when the person presses Ctrl-C, closes the terminal, or the process is told to go.
 * @param {() => void} [last] runs before the process ends
 */
export function endChildrenOnSignal(last) {
  /** @param {number} code */
  const end = (code) => {
    if (ending) return;
    ending = true;
    void stopAll().then(() => {
      last?.();
      process.exit(code);
    });
  };
  process.on('SIGINT', () => end(130));
  process.on('SIGTERM', () => end(143));
  process.on('SIGHUP', () => end(129));
  // npm puts a shell between itself and us, which goes without a word when npm is told to.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && end(143), 1000).unref();
  }
}
