// Child processes, each in its own process group, so ending one also ends everything that it started. Does not use a
// package, because tree-kill and concurrently need `ps`, which slim Node images do not have.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnv, root } from './project.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/**
 * @typedef {object} Options
 * @property {Record<string, string | undefined>} [env] in addition to this process's
 * @property {string} [cwd] by default, the project
 * @property {import('node:child_process').StdioOptions} [stdio]
 * @property {(line: string) => void} [onLine] receives the output instead
 * @property {number} [limitMs] by default, no limit
 */

const isWindows = process.platform === 'win32';
const GRACE_MS = 5000;

/** Returns the exit code of a process that a signal ended, as a shell does. @param {NodeJS.Signals} signal */
const getSignalCode = (signal) => 128 + constants.signals[signal];

/** @type {Set<ChildProcess>} */
const running = new Set();
let isStopping = false;

/**
 * Returns whether the group still has a process.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals | 0} signal 0 only tests whether the group exists
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
 * Runs a command, then ends the remaining processes of its group. Never resolves after a signal to this process, so no
 * failure is reported.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>} its exit code; 124 after the time limit, 127 if the command was not found
 */
export async function run(command, args, options = {}) {
  const { env, cwd = root, onLine, stdio = 'inherit', limitMs } = options;
  const child = spawn(command, args, {
    cwd,
    stdio: onLine ? ['ignore', 'pipe', 'pipe'] : stdio,
    env: childEnv(env),
    detached: !isWindows,
    shell: isWindows,
  });
  running.add(child);
  for (const input of [child.stdout, child.stderr]) {
    if (input && onLine) createInterface({ input }).on('line', onLine);
  }
  const exit = once(child, 'exit').catch(() => [127]);
  const timeout = limitMs === undefined ? [] : [wait(limitMs, [124], { ref: false })];
  const [code, signal] = await Promise.race([exit, ...timeout]);
  await stop(child);
  return isStopping ? new Promise(() => {}) : (code ?? getSignalCode(signal));
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
