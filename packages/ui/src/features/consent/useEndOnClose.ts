import { useEffect } from 'react';

interface Leavable {
  getSnapshot: () => { status: string };
  send: (event: { type: 'back' }) => void;
}

/** Ends the actor when the app closes its sheet, for example on Back of the browser, so that the device asks no longer. */
export function useEndOnClose(actor: Leavable, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen && actor.getSnapshot().status === 'active') actor.send({ type: 'back' });
  }, [actor, isOpen]);
}
