import { createServer } from 'node:net';

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
const canListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 answers EADDRNOTAVAIL or EAFNOSUPPORT: nobody else can be there either.
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/**
 * The first free port from the wanted one on. A port is free when nobody listens on it at any address
 * of this machine, so that the address that we print cannot be somebody else's.
 * @param {number} wanted
 * @param {readonly number[]} [taken] ports that are spoken for though nobody listens yet
 */
export async function freePort(wanted, taken = []) {
  for (let port = wanted; port < wanted + 200; port += 1) {
    if (taken.includes(port)) continue;
    const free = [];
    for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::'])
      free.push(await canListen(port, host));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No free port between ${wanted} and ${wanted + 200}.`);
}
