// `npm publish` in a package's own folder, which would publish its sources.
console.error(
  'The sources are not published: npm run release publishes dist, as CONTRIBUTING says.',
);
process.exit(1);
