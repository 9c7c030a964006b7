#!/usr/bin/env bash
# Hono's bodyLimit makes small JSON requests in Node cost much more, although it only compares their Content-Length.
#
# Versions: hono 4.13.19, @hono/node-server 2.1.8, autocannon 8.0.0 (npm).
# Expected: a request with a Content-Length is accepted or rejected by that number alone, as the middleware's code says.
# Happens:  before it looks at the header, bodyLimit reads `Request.body`. The Node adapter then creates a web Request
#           with a web stream, and can no longer read the body directly from Node's stream. The processor time of a
#           request more than doubles.
# Affects:  APIs in Node with many small requests, such as those of payments.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact hono@4.13.19 \
  @hono/node-server@2.1.8 autocannon@8.0.0 >/dev/null

cat >server.mjs <<'JS'
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const api = new Hono();
if (process.argv[2] === 'limited') api.use(bodyLimit({ maxSize: 64 * 1024 }));
api.post('/', async ({ req, json }) => json(await req.json(), 201));
const server = serve({ fetch: api.fetch, port: 0 }, ({ port }) => process.send({ port }));
process.on('message', () => process.send({ used: process.cpuUsage().user }));
process.on('disconnect', () => server.close(() => process.exit()));
JS

cat >measure.mjs <<'JS'
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { once } from 'node:events';

const REQUESTS = 6000;
const body = JSON.stringify({ accountId: 'one', amount: '1500', currency: 'PKR' });

/** Returns the server's processor time for all requests. */
async function measure(kind) {
  const server = fork('server.mjs', [kind]);
  const [{ port }] = await once(server, 'message');
  const send = (amount) =>
    autocannon({
      url: `http://127.0.0.1:${port}/`, method: 'POST', amount, connections: 8, body,
      headers: { 'content-type': 'application/json' },
    });
  const read = async () => {
    server.send('');
    const [{ used }] = await once(server, 'message');
    return used;
  };
  await send(2000);
  const before = await read();
  const { '2xx': accepted } = await send(REQUESTS);
  if (accepted !== REQUESTS) throw new Error(`${accepted} requests were accepted`);
  const used = (await read()) - before;
  server.disconnect();
  return used;
}

const ratios = [];
for (let round = 0; round < 5; round += 1) {
  const plain = await measure('plain');
  ratios.push((await measure('limited')) / plain);
}
const median = ratios.toSorted((a, b) => a - b)[2];
console.error(`processor time with bodyLimit / without: ${median.toFixed(2)}`);
console.log(median > 2 ? 'more than twice' : 'less than twice');
JS

node measure.mjs | tee actual.txt

diff - actual.txt <<'EXPECTED'
more than twice
EXPECTED
