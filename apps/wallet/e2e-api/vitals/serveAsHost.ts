import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { HEADERS_FILE, readHeaders } from '../../build/security/headersFile.ts';

/** `VITE_API_URL` of the served wallet. */
export const API_PATH = '/v1';

const HOST = '127.0.0.1';

/** Writes a compressed copy next to each text file. */
function compress(folder: string) {
  for (const file of globSync('**/*.{html,js,css,svg,webmanifest}', { cwd: folder })) {
    const whole = path.join(folder, file);
    writeFileSync(`${whole}.br`, brotliCompressSync(readFileSync(whole)));
  }
}

/**
 * Serves the built wallet like a production host: with HTTP/2, precompressed files, the headers of its `_headers` file,
 * index.html for unknown paths, and a proxy to the API.
 */
export async function serveAsHost(folder: string, apiUrl: string) {
  compress(folder);
  const headersFile = readFileSync(path.join(folder, HEADERS_FILE), 'utf8');
  const root = path.relative(process.cwd(), folder);
  const app = new Hono();
  app.all(`${API_PATH}/*`, ({ req }) => {
    const { pathname, search } = new URL(req.url);
    return proxy(apiUrl + pathname.slice(API_PATH.length) + search, req);
  });
  app.use(async (context, next) => {
    await next();
    for (const { name, value } of readHeaders(headersFile, context.req.path)) {
      context.header(name, value);
    }
  });
  app.use(serveStatic({ root, precompressed: true }));
  app.get('*', serveStatic({ root, path: 'index.html', precompressed: true }));
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }]);
  const server = serve({
    fetch: app.fetch,
    port: 0,
    hostname: HOST,
    createServer: createSecureServer,
    serverOptions: { key, cert, allowHTTP1: true },
  });
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The host has no port.');
  return { url: `https://${HOST}:${address.port}`, close: () => void server.close() };
}
