import { expect, test, type Page } from './test';

declare global {
  interface Window {
    hasRun?: boolean;
  }
}

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Wallet' });
const hasRun = (page: Page) => page.evaluate(() => window.hasRun === true);

async function open(page: Page) {
  await page.goto('/');
  await expect(home(page)).toBeVisible();
}

interface Tampering {
  markup: string;
  without?: 'header' | 'element';
}

/** Serves the page with added markup. */
async function serve(page: Page, { markup, without }: Tampering) {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    if (without === 'header') delete headers['content-security-policy'];
    const html = (await response.text()).replace('</body>', `${markup}</body>`);
    const element = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    await route.fulfill({
      status: 200,
      headers,
      body: without === 'element' ? html.replace(element, '') : html,
    });
  });
}

const script = '<script>window.hasRun = true</script>';

test('serves the policy in a header and in a meta element', async ({ page }) => {
  const response = await page.goto('/');
  const header = (await response?.headerValue('content-security-policy')) ?? '';
  expect(header).toMatch(/^default-src 'none'; /);
  const element = page.locator('head > meta[http-equiv="Content-Security-Policy"]');
  const content = await element.getAttribute('content');
  expect(`${content}; frame-ancestors 'none'`).toBe(header);
});

for (const without of ['header', 'element'] as const) {
  test(`without the ${without}, an injected script still does not run and is reported`, async ({
    page,
    violations,
  }) => {
    await serve(page, { markup: script, without });
    await open(page);
    expect(await hasRun(page)).toBe(false);
    await expect.poll(() => violations.join('\n')).toContain('enforce script-src-elem: inline');
    violations.splice(0);
  });
}

for (const [what, markup, directive] of [
  [
    'an event handler',
    '<img alt="" src="/icon.svg" onload="window.hasRun = true">',
    'script-src-attr',
  ],
  ['a style element', '<style>#root { display: none }</style>', 'style-src-elem'],
  ['a style attribute', '<p style="display: none"></p>', 'style-src-attr'],
  ['a frame', '<iframe src="/"></iframe>', 'frame-src'],
  ['a base', '<base href="https://elsewhere.example/">', 'base-uri'],
  ['a picture from elsewhere', '<img alt="" src="https://elsewhere.example/a">', 'img-src'],
] as const) {
  test(`${what} in the page has no effect and is reported`, async ({ page, violations }) => {
    await serve(page, { markup });
    await open(page);
    await expect.poll(() => violations.join('\n')).toContain(`enforce ${directive}: `);
    expect(await hasRun(page)).toBe(false);
    violations.splice(0);
  });
}

test('scripts cannot send to other hosts, evaluate code, write markup or load scripts', async ({
  page,
  violations,
}) => {
  await open(page);
  const refused = await page.evaluate(async () => {
    const tries = {
      fetch: () => fetch('https://elsewhere.example/'),
      eval: () => new Function('return 1')(),
      markup: () => (document.createElement('div').innerHTML = '<b>1</b>'),
      script: () => (document.createElement('script').src = '/assets/other.js'),
      worker: () => navigator.serviceWorker.register('/mockServiceWorker.js?other'),
      policy: () => window.trustedTypes?.createPolicy('other', { createScriptURL: (url) => url }),
    };
    const names: string[] = [];
    // Code run by Playwright may call `eval`, like code in developer tools, so continue in a new task.
    await new Promise((resolve) => setTimeout(resolve));
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        await attempt();
      } catch {
        names.push(name);
      }
    }
    return names;
  });
  expect(refused).toEqual(['fetch', 'eval', 'markup', 'script', 'worker', 'policy']);
  for (const directive of ['connect-src', 'require-trusted-types-for', 'trusted-types']) {
    await expect.poll(() => violations.join('\n')).toContain(`enforce ${directive}: `);
  }
  violations.splice(0);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('allows both style elements that React Aria creates', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'platform', { value: 'iPhone' });
      Object.defineProperty(navigator, 'userAgentData', { value: undefined });
    });
    const applied = () =>
      page.evaluate(() => {
        // All style elements except the splash's element in index.html.
        const elements = [...document.querySelectorAll('style')].filter(
          ({ textContent }) => !textContent.includes('#splash'),
        );
        return elements.map(({ sheet }) => {
          const rule = sheet?.cssRules[0];
          return rule instanceof CSSLayerBlockRule ? rule.cssRules.length : 0;
        });
      });
    await page.goto('/app-settings');
    const reset = page.getByRole('button', { name: /^Reset demo data/ });
    await expect(reset).toBeVisible();
    await expect.poll(applied).toEqual([1]);
    await reset.click();
    await expect(page.getByRole('alertdialog', { name: 'Reset the demo?' })).toBeVisible();
    await expect.poll(applied).toEqual([1, 1]);
  });
});

test.describe('the policy fixture', () => {
  // Expected to fail: repeats a test above without removing the violation.
  test.fail();

  test('a violation fails the test that caused it', async ({ page }) => {
    await serve(page, { markup: script });
    await open(page);
    expect(await hasRun(page)).toBe(false);
  });
});
