// Prevents `npm publish` in the folder of a package, which would publish its sources.
console.error('Publish with `npm run release`, which publishes dist; this folder has the sources.');
process.exit(1);
