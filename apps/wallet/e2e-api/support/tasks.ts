import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';

const optionalNumber = v.optional(v.number());

/** A Chromium trace event; `tdur` is a task's CPU time in µs. */
const traceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: optionalNumber,
      tid: optionalNumber,
      tdur: v.optional(v.number()),
      args: v.optional(v.object({ name: v.optional(v.unknown()) })),
    }),
  ),
});

/**
 * Returns the CPU time of each task during `act`, in ms. Unlike elapsed time, it does not depend on other processes.
 */
export async function measureTasks(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace = await browser?.stopTracing();
  const { traceEvents } = v.parse(traceSchema, JSON.parse(String(trace)));
  const getThread = (event: (typeof traceEvents)[number]) => `${event.pid} ${event.tid}`;
  const pages = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(getThread),
  );
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith('RunTask') && pages.has(getThread(event)),
  );
  expect(tasks.length).toBeGreaterThan(10);
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}
