import { createHash } from 'node:crypto';
import { libraryStyles } from './libraryStyles.ts';

interface PolicyInput {
  html: string;
  /** `VITE_API_URL`; empty or missing for the demo. */
  apiUrl?: string;
  /** Origins of frames that the host needs. @default none, which blocks all frames */
  frameOrigins?: readonly string[];
}

export type Policy = Record<string, readonly string[]>;

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([^]*?)<\/style>/gi;

export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashElements = (html: string, elements: RegExp) =>
  [...html.matchAll(elements)].map(([, text = '']) => hashSource(text));

/** The API can be on another origin or at a path on the wallet's origin (`/api`). */
function getApiSource(apiUrl: string): string {
  const here = 'https://wallet.invalid';
  const { origin, protocol } = new URL(apiUrl, here);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new Error(`VITE_API_URL must be an http(s) URL or a path: ${apiUrl}`);
  }
  return origin === here ? "'self'" : origin;
}

/** Rejects whatever could allow more than one origin: a wildcard, a scheme or a path. */
function checkFrameOrigin(origin: string): string {
  const { hostname, protocol, origin: parsed } = new URL(origin);
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
  if (parsed !== origin || !isSecure || hostname.includes('*')) {
    throw new Error(`A frame origin must be an https origin, such as https://a.example: ${origin}`);
  }
  return origin;
}

/** Builds the policy for the meta element in a production build. docs/security.md explains each directive. */
export function buildContentSecurityPolicy({
  html,
  apiUrl,
  frameOrigins = [],
}: PolicyInput): Policy {
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
    ...(frameOrigins.length > 0 && { 'frame-src': frameOrigins.map(checkFrameOrigin) }),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Demo and hosted builds register different workers: src/hosts/demo/startDemo.ts and
    // src/platform/offline/shellWorker.ts.
    'trusted-types': [isDemo ? 'default' : 'shell-worker'],
  };
}

/** Values that change with each start of the dev server. */
interface DevelopmentInput extends Omit<PolicyInput, 'html'> {
  nonce: string;
  /** Origins of the dev server, including the WebSocket for hot reloading. */
  origins: readonly string[];
}

/** Also allows Vite's own elements (by nonce) and its WebSocket. */
export function buildDevelopmentPolicy({ nonce, origins, ...input }: DevelopmentInput): Policy {
  const policy = buildContentSecurityPolicy({ html: '', ...input });
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
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  // The camera scans payment codes and takes photos of documents.
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
