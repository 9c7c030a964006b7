import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { HostFiles } from '../host.ts';
import { HEADERS_FILE, readHeaders, writeHeaders } from './headersFile.ts';
import {
  buildHeaders,
  renderMetaElement,
  buildContentSecurityPolicy,
  buildDevelopmentPolicy,
} from './policy.ts';

/** Placeholder for the policy in index.html. A policy applies only to the markup after it. */
const PLACE = '<!--content-security-policy-->';

/**
 * Adds the policy to index.html, and to a `_headers` file for the web host and `vite preview`.
 * @param host can allow frames; undefined for the demo
 */
export function contentSecurity(host?: HostFiles): Plugin {
  let config: ResolvedConfig;
  const getSources = async () => ({
    apiUrl: config.env.VITE_API_URL as string | undefined,
    frameOrigins: (await host?.loadFrameOrigins()) ?? [],
  });
  return {
    name: 'content-security',
    // Runs last, because it hashes the inline elements in their final form.
    enforce: 'post',
    // One nonce per server start rather than per response, because a browser may cache the page.
    config: (_config, { command }) =>
      command === 'serve' ? { html: { cspNonce: randomBytes(16).toString('base64') } } : undefined,
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset' || !String(page.source).includes(PLACE)) {
        return this.error(`index.html has no place for the policy: ${PLACE}`);
      }
      const html = String(page.source);
      const policy = buildContentSecurityPolicy({ html, ...(await getSources()) });
      page.source = html.replace(PLACE, () => renderMetaElement(policy));
      this.emitFile({
        type: 'asset',
        fileName: HEADERS_FILE,
        source: writeHeaders(buildHeaders(policy)),
      });
    },
    async configureServer(server) {
      const sources = await getSources();
      server.middlewares.use((_request, response, next) => {
        const policy = buildDevelopmentPolicy({
          ...sources,
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
        // Read on every request, because the wallet may be rebuilt while the preview runs.
        for (const { name, value } of readHeaders(readFileSync(file, 'utf8'), url)) {
          response.setHeader(name, value);
        }
        next();
      });
    },
  };
}
