import { warnOnce } from './warnOnce';

/** A global symbol, so that all copies of this library on the page share one registry. */
const PEERS_KEY = Symbol.for('@rad-wallet/ui/peers');

const globalObject = globalThis as { [PEERS_KEY]?: Map<string, unknown> };

export const describeDuplicatePackage = (name: string) =>
  `Two copies of ${name} are loaded, and they do not share state. List them with ` +
  `"npm ls ${name}", and keep one: use the same version everywhere and run "npm dedupe", or in Vite ` +
  `resolve: { dedupe: ['${name}'] }.`;

/**
 * Registers the loaded copy of a package, identified by one of its exports, and warns about a second copy. Only in
 * browsers, because servers load React more than once.
 */
export function registerPeer(name: string, copy: unknown): void {
  if (typeof document === 'undefined') return;
  const peers = (globalObject[PEERS_KEY] ??= new Map());
  if (!peers.has(name)) peers.set(name, copy);
  else if (peers.get(name) !== copy) warnOnce(describeDuplicatePackage(name));
}

/** Warns if an actor was created by another copy of xstate. */
export function checkActorVersion(
  actor: unknown,
  Actor: abstract new (...args: never[]) => object,
) {
  if (typeof actor !== 'object' || actor === null || actor instanceof Actor) return;
  if (actor.constructor.name === Actor.name) warnOnce(describeDuplicatePackage('xstate'));
}
