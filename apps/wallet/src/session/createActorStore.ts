/**
 * Returns a function that starts an actor once per id and session. Its request continues after the page is left, and
 * can be looked up on the next visit; sign-out stops it. docs/rules.md CARDS-12, REPORT-4, SIGNOUT-7.
 */
export function createActorStore<Actor extends { stop: () => unknown }>() {
  const sessions = new WeakMap<AbortSignal, Map<string, Actor>>();
  return (session: AbortSignal, id: string, start: () => Actor): Actor => {
    const actors = sessions.get(session) ?? new Map<string, Actor>();
    sessions.set(session, actors);
    const known = actors.get(id);
    if (known) return known;
    const actor = start();
    actors.set(id, actor);
    session.addEventListener('abort', () => actor.stop());
    return actor;
  };
}
