import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { HEADERS_FILE, readHeaders, writeHeaders } from './headersFile.ts';
import {
  buildHeaders,
  metaElement,
  buildContentSecurityPolicy,
  policyWhileDeveloping,
} from './policy.ts';

/** Where index.html takes the policy: before all that it governs. */
const PLACE = '<!--content-security-policy-->';

/**
 * Gives the built wallet its Content Security Policy twice: in index.html, and as a `_headers` file for
 * the host. `vite preview` serves it under the latter, and the dev server under one that is as strict.
 */
export function contentSecurity(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'content-security',
    // The page's inline elements are hashed as they are in the end.
    enforce: 'post',
    // Another one with each start, and not with each answer: a browser may keep the page.
    config: (_config, { command }) =>
      command === 'serve' ? { html: { cspNonce: randomBytes(16).toString('base64') } } : undefined,
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset' || !String(page.source).includes(PLACE)) {
        return this.error(`index.html has no place for the policy: ${PLACE}`);
      }
      const html = String(page.source);
      const policy = buildContentSecurityPolicy({ html, apiUrl: config.env.VITE_API_URL });
      page.source = html.replace(PLACE, () => metaElement(policy));
      this.emitFile({
        type: 'asset',
        fileName: HEADERS_FILE,
        source: writeHeaders(buildHeaders(policy)),
      });
    },
    configureServer(server) {
      server.middlewares.use((_request, response, next) => {
        const policy = policyWhileDeveloping({
          apiUrl: config.env.VITE_API_URL,
          nonce: config.html?.cspNonce ?? '',
          origins: Object.values(server.resolvedUrls ?? {}).flat(),
        });
        for (const [name, value] of Object.entries(buildHeaders(policy))) {
          response.setHeader(name, value);
        }
        next();
      });
    },
    configurePreviewServer(server) {
      const file = path.resolve(config.root, config.build.outDir, HEADERS_FILE);
      server.middlewares.use(({ url = '' }, response, next) => {
        // Read each time: a build may follow while the preview runs.
        for (const { name, value } of readHeaders(readFileSync(file, 'utf8'), url)) {
          response.setHeader(name, value);
        }
        next();
      });
    },
  };
}
