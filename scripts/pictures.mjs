// Fails when there is a picture that no story of the last run asked for.
import { imagesAreComparable, orphans } from './lib/baselines.mjs';

if (!imagesAreComparable()) {
  console.log('The pictures are compared on Linux only.');
  process.exit(0);
}

const names = orphans();
for (const name of names) console.log(`stories/__image_snapshots__/${name} belongs to no story.`);
if (names.length > 0) {
  console.log('npm run test:visual -- --update removes them.');
  process.exit(1);
}
console.log('Every picture belongs to a story.');
