/** Resolves when the next frame has been painted: what is posted from within one comes after its painting. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });

/** Resolves when a frame has been painted in which all these parts stand, at the soonest the next one. */
export async function stand(parts: readonly string[]) {
  do await painted();
  while (!parts.every((part) => document.querySelector(part)));
}
