/** Waits until nothing is wrong any more; says what still is when the time is up. */
export async function until(whatIsWrong: () => string | null, patience: number): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const wrong = whatIsWrong();
    if (wrong === null) return;
    if (performance.now() > end) throw new Error(wrong);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
