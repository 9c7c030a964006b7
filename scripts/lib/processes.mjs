// Child processes, each in its own process group, so ending one also ends everything that it started. Does not use a
// package, because tree-kill and concurrently need `ps`, which slim Node images do not have.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnv, root } from './project.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ env?: Record<string, string | undefined>, stdio?: import('node:child_process').StdioOptions, cwd?: string }} Options */

const isWindows = process.platform === 'win32';
const GRACE_MS = 5000;

/** Returns the exit code of a process that a signal ended, as a shell does. @param {NodeJS.Signals} signal */
const getSignalCode = (signal) => 128 + constants.signals[signal];

/** @type {Set<ChildProcess>} */
const running = new Set();
let isStopping = false;

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function start(command, args, { env, stdio = 'inherit', cwd = root } = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio,
    env: childEnv(env),
    detached: !isWindows,
    shell: isWindows,
  });
  running.add(child);
  return child;
}

/**
 * Resolves with the exit code; 127 if the command was not found. Never resolves after a signal to this process, so no
 * failure is reported.
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export async function waitForExit(child) {
  const [code, signal] = await once(child, 'exit').catch(() => [127]);
  return isStopping ? new Promise(() => {}) : (code ?? getSignalCode(signal));
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals | 0} signal 0 only tests whether the group exists
 * @returns {boolean} whether the group still has a process
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return false;
  try {
    return isWindows ? child.kill(signal) : process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

/** @param {ChildProcess} child */
async function stop(child) {
  running.delete(child);
  const deadline = Date.now() + GRACE_MS;
  signalGroup(child, 'SIGTERM');
  while (signalGroup(child, 0) && Date.now() < deadline) await wait(50);
  signalGroup(child, 'SIGKILL');
}

export const stopAll = () => Promise.all([...running].map(stop));

/**
 * Runs a command, then ends the remaining processes of its group.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options & { limitMs?: number }} [options]
 * @returns {Promise<number>} its exit code; 124 after the time limit
 */
export async function run(command, args, { limitMs = 600_000, ...options } = {}) {
  const child = start(command, args, options);
  const timeLimit = wait(limitMs, 124, { ref: false });
  const code = await Promise.race([waitForExit(child), timeLimit]);
  await stop(child);
  return code;
}

/** Ends all children when this process receives a termination signal. */
export function endChildrenOnSignal() {
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (isStopping) return;
    isStopping = true;
    await stopAll();
    process.exit(getSignalCode(signal));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // A signal to npm ends npm and its shell, but does not reach this process.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && end('SIGTERM'), 1000).unref();
  }
}
