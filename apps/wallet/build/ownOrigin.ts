import { generate } from 'selfsigned';
import type { Plugin } from 'vite';

/** `VITE_API_URL` of a wallet that is served on the same origin as its API. */
export const API_PATH = '/v1';

const MS_PER_DAY = 86_400_000;

/** Browsers reject certificates that are valid for longer. */
const MAX_DAYS = 397;

/**
 * Serves the wallet over HTTPS and the API on the same origin, so that the session can be a `__Host-` cookie.
 * docs/backend.md, "A server for development".
 * @param apiServer the API's address, such as `http://127.0.0.1:8787`
 */
export function ownOrigin(apiServer: string): Plugin {
  return {
    name: 'own-origin',
    async config() {
      const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
        notAfterDate: new Date(Date.now() + MAX_DAYS * MS_PER_DAY),
        extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
      });
      const options = {
        https: { key, cert },
        proxy: {
          [API_PATH]: {
            target: apiServer,
            rewrite: (path: string) => path.slice(API_PATH.length),
          },
        },
      };
      return { server: options, preview: options };
    },
  };
}
