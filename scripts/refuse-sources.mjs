// Prevents `npm publish` in a package's own folder, which would publish its sources.
console.error('Publish with `npm run release`, which publishes dist; this folder has the sources.');
process.exit(1);
