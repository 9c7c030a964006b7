// Serves the built wallet like a production host: with HTTP/2, precompressed files, the host's headers, index.html for
// unknown paths, and optionally a proxy to the API.
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

/** The browser flag that accepts the self-signed certificate. */
export const TRUSTS_ITSELF = '--ignore-certificate-errors';

const HOST = '127.0.0.1';

/** Writes a compressed copy next to each text file. @param {string} folder */
function compress(folder) {
  for (const file of globSync('**/*.{html,js,css,svg,webmanifest}', { cwd: folder })) {
    const whole = path.join(folder, file);
    writeFileSync(`${whole}.br`, brotliCompressSync(readFileSync(whole)));
  }
}

/** @param {number} port */
export const getHostUrl = (port) => `https://${HOST}:${port}`;

/**
 * @param {{ folder: string, port: number, api?: string | undefined }} options `folder` is absolute; `api` is the target
 *   of /api
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveAsHost({ folder, port, api }) {
  compress(folder);
  const headers = [...readFileSync(`${folder}/_headers`, 'utf8').matchAll(/^ {2}([^:]+): (.+)$/gm)];
  const root = path.relative(process.cwd(), folder);
  const app = new Hono();
  if (api) {
    app.all('/api/*', ({ req }) => {
      const { pathname, search } = new URL(req.url);
      return proxy(api + pathname + search, req);
    });
  }
  app.use(async (context, next) => {
    await next();
    for (const [, name = '', value] of headers) context.header(name, value);
    const isHashed = context.req.path.startsWith('/assets/');
    context.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.use(serveStatic({ root, precompressed: true }));
  app.get('*', serveStatic({ root, path: 'index.html', precompressed: true }));
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }]);
  const server = serve({
    fetch: app.fetch,
    port,
    hostname: HOST,
    createServer: createSecureServer,
    serverOptions: { key, cert, allowHTTP1: true },
  });
  if (!server.listening) await once(server, 'listening');
  return { url: getHostUrl(port), close: async () => void server.close() };
}
