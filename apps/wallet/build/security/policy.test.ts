import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it, test } from 'vitest';
import {
  hashSource,
  buildHeaders,
  renderMetaElement,
  buildContentSecurityPolicy,
  buildDevelopmentPolicy,
} from './policy.ts';

const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;
const demo = (html = '') => buildContentSecurityPolicy({ html: page(html) });
const withApi = (apiUrl: string) => buildContentSecurityPolicy({ html: page(''), apiUrl });

describe('inline scripts and styles', () => {
  it('are allowed by the hash of their exact text', () => {
    // The output of `openssl dgst -sha256 -binary | base64`.
    const known = "'sha256-bYOqbsii8BMz1hC57p5sZG4K4cMuk6QQDiwupM2aRMM='";
    expect(hashSource('go();')).toBe(known);
    expect(demo('<script>go();</script>')['script-src']).toEqual(["'self'", known]);
    const spaced = '\n  go();\n';
    expect(demo(`<script type="module">${spaced}</script>`)['script-src']).toEqual([
      "'self'",
      hashSource(spaced),
    ]);
  });

  it('do not include scripts with a src', () => {
    const html = '<script type="module" crossorigin src="/a.js"></script><script>a</script>';
    expect(demo(html)['script-src']).toEqual(["'self'", hashSource('a')]);
  });

  it('are hashed one by one, the styles in style-src', () => {
    const policy = demo('<script>a</script><style media="print">b</style><script>c</script>');
    expect(policy['script-src']).toEqual(["'self'", hashSource('a'), hashSource('c')]);
    expect(policy['style-src']).toContain(hashSource('b'));
    expect(policy['script-src']).not.toContain(hashSource('b'));
  });
});

describe('connect-src', () => {
  it('allows only its own origin in the demo', () => {
    expect(demo()['connect-src']).toEqual(["'self'"]);
    expect(buildContentSecurityPolicy({ html: '', apiUrl: '' })).toEqual(
      buildContentSecurityPolicy({ html: '' }),
    );
  });

  it.each([
    ['https://api.example.com', ['https://api.example.com']],
    ['https://api.example.com/v1/', ['https://api.example.com']],
    ['https://user:secret@api.example.com:8443/v1?a=b', ['https://api.example.com:8443']],
    ['http://localhost:3000', ['http://localhost:3000']],
    ['/api', []],
  ])('allows only its own origin and that of %s', (apiUrl, sources) => {
    expect(withApi(apiUrl)['connect-src']).toEqual(["'self'", ...sources]);
  });

  it.each(['ftp://api.example.com', 'javascript:alert(1)', 'https://', 'data:,'])(
    'rejects %s as the URL of the API',
    (apiUrl) => expect(() => withApi(apiUrl)).toThrow(),
  );
});

describe('frame-src', () => {
  const withFrames = (...frameOrigins: string[]) =>
    buildContentSecurityPolicy({ html: '', apiUrl: '/api', frameOrigins });

  it('is missing without frames, so that `default-src` blocks them', () => {
    expect(demo()).not.toHaveProperty('frame-src');
    expect(withFrames()).not.toHaveProperty('frame-src');
  });

  it('allows the origins of the host only', () => {
    const policy = withFrames('https://fields.example', 'http://localhost:8080');
    expect(policy['frame-src']).toEqual(['https://fields.example', 'http://localhost:8080']);
    const header = buildHeaders(policy)['Content-Security-Policy'];
    expect(header).toContain('; frame-src https://fields.example http://localhost:8080; ');
    expect(renderMetaElement(policy)).toContain('frame-src https://fields.example ');
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  it.each([
    'https:',
    '*',
    'https://*',
    'https://*.example',
    'http://fields.example',
    'https://fields.example/',
    'https://fields.example/card',
    "https://fields.example; script-src 'unsafe-inline'",
    'data:',
  ])('rejects %s as an origin', (origin) => expect(() => withFrames(origin)).toThrow());
});

test('a build for an API has its own worker, and one Trusted Types policy for its URL', () => {
  const policy = withApi('https://api.example.com');
  expect(policy['worker-src']).toEqual(["'self'"]);
  expect(policy['trusted-types']).toEqual(['shell-worker']);
});

describe.each([
  ['the demo', demo('<script>a</script>')],
  ['a build for an API', withApi('https://api.example.com')],
])('the policy of %s', (_name, policy) => {
  const header = buildHeaders(policy)['Content-Security-Policy'] ?? '';

  it('allows nothing that is not listed, and nothing unsafe', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(header).not.toMatch(/unsafe-|\*|data:|https?:(?!\/\/)/);
  });

  it('has frame-ancestors only in the header, because a meta element cannot set it', () => {
    const element = renderMetaElement(policy);
    expect(element).not.toContain('frame-ancestors');
    const [, content] = /content="([^"]*)"/.exec(element) ?? [];
    expect(header).toBe(`${content}; frame-ancestors 'none'`);
  });

  it('has no weakness that Google’s CSP Evaluator detects', () => {
    const findings = new CspEvaluator(new CspParser(header).csp).evaluate();
    // The accepted finding is about hosts that return user input as a script (docs/security.md).
    const otherFindings = findings.filter(
      ({ directive, value }) => `${directive} ${value}` !== "script-src 'self'",
    );
    expect(otherFindings.filter(({ severity }) => severity < Severity.INFO)).toEqual([]);
  });
});

describe('the policy of the dev server', () => {
  const policy = buildDevelopmentPolicy({
    nonce: 'bm9uY2U=',
    origins: ['http://localhost:5173/', 'https://10.0.0.2:5173/'],
  });

  it('allows the elements that Vite adds, and its WebSocket', () => {
    expect(policy['script-src']).toEqual(["'self'", "'nonce-bm9uY2U='"]);
    expect(policy['style-src']).toContain("'nonce-bm9uY2U='");
    const sockets = ['ws://localhost:5173', 'wss://10.0.0.2:5173'];
    expect(policy['connect-src']).toEqual(["'self'", ...sockets]);
  });

  it('otherwise equals the policy of a build', () => {
    const own = ['script-src', 'style-src', 'connect-src'];
    const others = (all: object) => Object.entries(all).filter(([name]) => !own.includes(name));
    expect(others(policy)).toEqual(others(demo()));
    expect(buildHeaders(policy)['Content-Security-Policy']).not.toContain('unsafe-');
  });
});

test('the evaluator detects a weakness', () => {
  const weak = new CspParser("default-src 'none'; script-src 'unsafe-inline'").csp;
  const severities = new CspEvaluator(weak).evaluate().map(({ severity }) => severity);
  expect(severities).toContain(Severity.HIGH);
});

test('a host requires HTTPS, isolates the window, and allows the camera alone', () => {
  const headers = buildHeaders(demo());
  expect(headers['Strict-Transport-Security']).toMatch(/^max-age=63072000/);
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
  expect(headers['Permissions-Policy']?.split(', ')).toEqual(
    expect.arrayContaining(['camera=(self)', 'microphone=()', 'geolocation=()']),
  );
});
