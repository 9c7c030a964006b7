import { complain } from './complain';

/** One for the whole page, whatever number of copies of this library it has. */
const PEERS = Symbol.for('@rad-wallet/ui/peers');

const page = globalThis as { [PEERS]?: Map<string, unknown> };

/** What to do about two copies of a package. */
export const twoCopies = (name: string) =>
  `Two copies of ${name} are loaded, and what one of them knows the other does not. See both with ` +
  `"npm ls ${name}", and leave one: the same version everywhere and "npm dedupe", or in Vite ` +
  `resolve: { dedupe: ['${name}'] }.`;

/**
 * Notes which copy of a package somebody here uses, by something that it exports; a second one is
 * complained of. In a browser only: servers have copies of React for each kind of component.
 */
export function notePeer(name: string, copy: unknown): void {
  if (typeof document === 'undefined') return;
  const peers = (page[PEERS] ??= new Map());
  if (!peers.has(name)) peers.set(name, copy);
  else if (peers.get(name) !== copy) complain(twoCopies(name));
}

/** An actor that another copy of xstate has made bears the name, and is none of ours. */
export function expectOwnActor(actor: unknown, Actor: abstract new (...args: never[]) => object) {
  if (typeof actor !== 'object' || actor === null || actor instanceof Actor) return;
  if (actor.constructor.name === Actor.name) complain(twoCopies('xstate'));
}
