#!/usr/bin/env node
// Checks a server against the contract and reports the results.
import { connectToServer } from './client/connectToServer';
import { parseOptions, USAGE } from './options';
import type { ContractOptions } from './options';
import { runContract } from './runContract';
import type { Outcome } from './runContract';

const OUTCOME_MARKS = {
  passed: '  ok      ',
  failed: '  FAILED  ',
  skipped: '  –       ',
} as const;

const printLine = (line: string) => process.stdout.write(`${line}\n`);

async function printReport({ origin, otherHeaders, ...options }: ContractOptions): Promise<void> {
  const counts = { passed: 0, failed: 0, skipped: 0 } satisfies Record<Outcome['result'], number>;
  let heading = '';
  printLine(`${options.url}\n`);
  for await (const { group, title, result, reason } of runContract({
    server: connectToServer(options),
    other: otherHeaders && connectToServer({ ...options, headers: otherHeaders }),
    origin,
  })) {
    if (group !== heading) printLine((heading = group));
    counts[result] += 1;
    printLine(OUTCOME_MARKS[result] + title);
    if (reason !== undefined) printLine(`            ${reason.replaceAll('\n', '\n            ')}`);
  }
  printLine(
    `\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped, ${
      counts.passed + counts.failed + counts.skipped
    } in total`,
  );
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

function readOptionsOrPrintUsage(): ContractOptions | null {
  try {
    const options = parseOptions(process.argv.slice(2));
    if (!options) process.stdout.write(USAGE);
    return options;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exitCode = 2;
    return null;
  }
}

const options = readOptionsOrPrintUsage();
if (options) await printReport(options);
