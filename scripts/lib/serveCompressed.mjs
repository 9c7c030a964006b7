// Serves the built wallet as a host on the net does: compressed, under its own headers, from index.html for
// every path that is no file.
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import getPort from 'get-port';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder absolute
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveCompressed(folder) {
  const headers = [...readFileSync(`${folder}/_headers`, 'utf8').matchAll(/^ {2}([^:]+): (.+)$/gm)];
  const root = path.relative(process.cwd(), folder);
  const app = new Hono();
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    for (const [, name = '', value] of headers) context.header(name, value);
    const isHashed = context.req.path.startsWith('/assets/');
    context.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.use(serveStatic({ root }));
  app.get('*', serveStatic({ root, path: 'index.html' }));
  const port = await getPort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}
