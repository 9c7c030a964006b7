// npm run contract -- --url URL: holds a server to the contract, and tells what came of it.
import { connect } from './asking/server';
import { readOptions, USAGE } from './options';
import type { ContractOptions } from './options';
import { runContract } from './runContract';
import type { Outcome } from './runContract';

const MARKS = { held: '  ok      ', broken: '  BROKEN  ', skipped: '  –       ' } as const;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function report({ origin, ...options }: ContractOptions): Promise<void> {
  const counts = { held: 0, broken: 0, skipped: 0 } satisfies Record<Outcome['result'], number>;
  let heading = '';
  say(`${options.url}\n`);
  for await (const { group, title, result, reason } of runContract({
    server: connect(options),
    origin,
  })) {
    if (group !== heading) say((heading = group));
    counts[result] += 1;
    say(MARKS[result] + title);
    if (reason !== undefined) say(`            ${reason.replaceAll('\n', '\n            ')}`);
  }
  say(
    `\n${counts.held} held, ${counts.broken} broken, ${counts.skipped} skipped, ${
      counts.held + counts.broken + counts.skipped
    } in all`,
  );
  process.exitCode = counts.broken > 0 ? 1 : 0;
}

function optionsOrUsage(): ContractOptions | null {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return null;
  }
}

const options = optionsOrUsage();
if (options) await report(options);
else process.exitCode = 2;
