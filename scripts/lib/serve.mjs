import getPort, { portNumbers } from 'get-port';
import { preview } from 'vite';

/**
 * Serves a built folder like a static host.
 * @param {string} directory absolute
 * @param {{ port: number }} options uses `port`, or the next free port
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve(directory, { port }) {
  const free = await getPort({ port: portNumbers(port, port + 200) });
  const server = await preview({
    configFile: false,
    root: directory,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: directory },
    // The files do not change while they are served.
    preview: {
      headers: { 'Cache-Control': 'max-age=3600' },
      port: free,
      strictPort: true,
      host: '127.0.0.1',
    },
  });
  return { url: `http://127.0.0.1:${free}/`, close: () => server.close() };
}
