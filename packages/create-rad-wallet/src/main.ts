#!/usr/bin/env node
// npm create rad-wallet FOLDER
import { parseArgs } from 'node:util';
import { createProject } from './createProject';
import { findNodeProblem, readRequiredNode } from './nodeVersion';

const describeUsage = (node: string) => `npm create rad-wallet FOLDER

Creates a wallet in a new or an empty folder. Needs Node ${node} or later.
`;

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const node = await readRequiredNode();
  if (values.help) return describeUsage(node);
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) {
    throw new Error('Name one folder: npm create rad-wallet my-wallet');
  }
  const problem = findNodeProblem(process.versions.node, node);
  if (problem) throw new Error(problem);
  await createProject(folder);
  return `Created a wallet in ${folder}. Next:

  cd ${folder}
  npm install
  npm run dev         the wallet, with a mocked server
  npm run storybook   its screens in every state
  npm test

README.md says what to change where.
`;
}

try {
  process.stdout.write(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
