import { NextResponse, type NextRequest } from 'next/server';

/** A strict Content Security Policy: allows only scripts with this response's nonce, and scripts loaded by them. */
const createPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Allows inline widths and transforms. Style attributes cannot contain selectors, so no rule can be injected.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const policy = createPolicy(nonce);
  // Next reads the nonce from the request header and adds it to all scripts that it renders.
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = { matcher: ['/((?!api|_next/static|favicon.ico).*)'] };
