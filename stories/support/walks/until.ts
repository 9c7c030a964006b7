/** Waits until `findProblem` returns null; rejects with the problem that remains after `timeout` ms. */
export async function until(findProblem: () => string | null, timeout: number): Promise<void> {
  const end = performance.now() + timeout;
  for (;;) {
    const problem = findProblem();
    if (problem === null) return;
    if (performance.now() > end) throw new Error(problem);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
