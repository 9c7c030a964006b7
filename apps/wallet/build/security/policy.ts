import { createHash } from 'node:crypto';
import { libraryStyles } from './libraryStyles.ts';

/** Values that differ between builds. */
export interface PolicyInput {
  /** The built index.html. */
  html: string;
  /** `VITE_API_URL`; the build is the demo if it is empty or missing. */
  apiUrl?: string;
}

/** A Content Security Policy: values by directive. */
export type Policy = Record<string, readonly string[]>;

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([^]*?)<\/style>/gi;

/** Returns the source expression that allows an inline element with exactly this text. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashElements = (html: string, elements: RegExp) =>
  [...html.matchAll(elements)].map(([, text = '']) => hashSource(text));

/**
 * Returns the source expression for the API's base URL, which is another origin or a path on the wallet's own (`/api`).
 */
function getApiSource(apiUrl: string): string {
  const here = 'https://wallet.invalid';
  const { origin, protocol } = new URL(apiUrl, here);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new Error(`VITE_API_URL is no address of a server: ${apiUrl}`);
  }
  return origin === here ? "'self'" : origin;
}

/** Builds the policy for the meta element of a built wallet. docs/security.md explains each directive. */
export function buildContentSecurityPolicy({ html, apiUrl }: PolicyInput): Policy {
  const isDemo = !apiUrl;
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashElements(html, INLINE_SCRIPT)],
    'style-src': [
      "'self'",
      ...hashElements(html, INLINE_STYLE),
      ...Object.values(libraryStyles).map(hashSource),
    ],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    // The service worker requests the wallet's own files.
    'connect-src': [...new Set(["'self'", isDemo ? "'self'" : getApiSource(apiUrl)])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Each build registers its own worker: src/demo/trustWorker.ts or src/offline/shellWorker.ts.
    'trusted-types': [isDemo ? 'default' : 'shell-worker'],
  };
}

/** Values that differ between starts of the dev server. */
export interface DevelopmentInput extends Pick<PolicyInput, 'apiUrl'> {
  /** The nonce of Vite’s own scripts and styles. */
  nonce: string;
  /** Origins of the dev server, at which its WebSocket for hot reloading is also available. */
  origins: readonly string[];
}

/**
 * Builds the policy for the dev server. It allows the elements that Vite adds to the page with a nonce and Vite's
 * WebSocket, and nothing else that a build forbids.
 */
export function buildDevelopmentPolicy({ apiUrl, nonce, origins }: DevelopmentInput): Policy {
  const policy = buildContentSecurityPolicy({ html: '', apiUrl });
  const extend = (directive: string, ...values: string[]) => [
    ...(policy[directive] ?? []),
    ...values,
  ];
  return {
    ...policy,
    'script-src': extend('script-src', `'nonce-${nonce}'`),
    'style-src': extend('style-src', `'nonce-${nonce}'`),
    'connect-src': extend(
      'connect-src',
      ...origins.map((origin) => new URL(origin).origin.replace(/^http/, 'ws')),
    ),
  };
}

/** Directives that browsers ignore in a meta element. */
const HEADER_ONLY: Policy = { 'frame-ancestors': ["'none'"] };

const renderPolicy = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');

/** Renders the policy as a meta element, for hosts that do not send the header. */
export const renderMetaElement = (policy: Policy) =>
  `<meta http-equiv="Content-Security-Policy" content="${renderPolicy(policy)}" />`;

/** Builds the headers that the host must send with every response. */
export const buildHeaders = (policy: Policy): Record<string, string> => ({
  'Content-Security-Policy': renderPolicy({ ...policy, ...HEADER_ONLY }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
});
