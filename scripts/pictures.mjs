// Fails when there is a picture that no story of the last run asked for, or that another one says as well.
import { alike, imagesAreComparable, orphans, twins, unsteady } from './lib/baselines.mjs';

if (imagesAreComparable()) {
  const alone = orphans();
  for (const name of alone) console.log(`stories/__image_snapshots__/${name} belongs to no story.`);
  if (alone.length > 0) console.log('npm run test:visual -- --update removes them.');
  const same = twins();
  for (const names of same) console.log(`The same picture: ${names.join(', ')}`);
  if (same.length > 0) console.log("Give all but one of their stories the tag 'no-visual'.");
  console.log(`Drawn more than once until it stood still: ${unsteady().join(', ') || 'none'}.`);
  console.log(`The same but for the tolerance: ${alike().join(', ') || 'none'}.`);
  process.exitCode = alone.length + same.length > 0 ? 1 : 0;
  if (process.exitCode === 0)
    console.log('Every picture belongs to a story, and is the only one of it.');
} else {
  console.log('The pictures are compared on Linux only.');
}
