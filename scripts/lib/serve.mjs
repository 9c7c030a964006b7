import getPort, { portNumbers } from 'get-port';
import { preview } from 'vite';

/**
 * Serves a built folder as any static host would.
 * @param {string} directory absolute
 * @param {{ port: number, fallback?: boolean }} options the wanted port (the next free one is taken);
 *   `fallback` answers unknown paths with index.html
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve(directory, { port, fallback = false }) {
  const free = await getPort({ port: portNumbers(port, port + 200) });
  const server = await preview({
    configFile: false,
    root: directory,
    logLevel: 'error',
    appType: fallback ? 'spa' : 'mpa',
    build: { outDir: directory },
    // Nothing changes while it is served: a browser need not ask again for what it has.
    preview: {
      headers: { 'Cache-Control': 'max-age=3600' },
      port: free,
      strictPort: true,
      host: '127.0.0.1',
    },
  });
  return { url: `http://127.0.0.1:${free}/`, close: () => server.close() };
}
