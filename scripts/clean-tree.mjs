// Fails when the checks have left anything that git does not know or ignore.
import { execFileSync } from 'node:child_process';
import { root } from './lib/project.mjs';

const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
if (changes !== '') {
  console.log(`The checks changed the tree:\n${changes}`);
  process.exit(1);
}
console.log('The tree is clean.');
