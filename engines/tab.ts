import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import type { Driver, Point } from './driver';

const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

interface Pattern {
  source: string;
  flags: string;
}

export interface Query {
  /** An ARIA role, or `label` for a field with this label. @default any element with this text */
  role?: string;
  /** Accessible name, label or text. A string is all of it. */
  name?: string | RegExp;
  /** Looks only inside of this. */
  within?: Query;
}

interface PageQuery {
  role?: string;
  name?: string | Pattern;
  within?: PageQuery;
}

/** What the page knows about the first visible element that a query finds. */
interface Found {
  count: number;
  text: string;
  value: string;
  /** Where a click reaches the element; null if something covers it. */
  point: Point | null;
}

declare global {
  var TestingLibraryDom: typeof TestingLibrary | undefined;
  var pageErrors: string[] | undefined;
}

export const button = (name?: string | RegExp): Query => ({ role: 'button', name });
export const dialog = (name?: string | RegExp): Query => ({ role: 'dialog', name });
export const field = (name: string | RegExp): Query => ({ role: 'label', name });
export const heading = (name: string | RegExp): Query => ({ role: 'heading', name });
export const link = (name: string | RegExp): Query => ({ role: 'link', name });
export const option = (name: string | RegExp): Query => ({ role: 'option', name });
export const toast = (name: RegExp): Query => ({
  name,
  within: { role: 'region', name: 'Notifications' },
});
export const text = (name: string | RegExp): Query => ({ name });

/** A longer time and distance (ms, px) than those that make two presses a double press in any engine. */
const DOUBLE_PRESS = { ms: 600, distance: 50 };

/** A tab of any engine, seen as a person does: elements have a role and a name, and are clicked where they are. */
export class Tab {
  constructor(
    readonly driver: Driver,
    private readonly base: string,
  ) {}

  private readonly errors: string[] = [];
  private lastClick = { x: 0, y: 0, at: 0 };

  /** Runs a function in the page, without its closure. Arguments and result are copied as JSON. */
  async run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const list = args.map((it) => JSON.stringify(it)).join(', ');
    return (await this.driver.evaluate(`(${script})(${list})`)) as Result;
  }

  async open(path: string): Promise<void> {
    await this.collectErrors();
    await this.driver.open(new URL(path, this.base).href);
  }

  async reload(): Promise<void> {
    await this.collectErrors();
    await this.driver.reload();
  }

  /** Expects a visible element, and scrolls it to the centre. */
  async see(query: Query): Promise<Found> {
    let found: Found | undefined;
    await expect
      .poll(async () => (found = await this.find(query)).count, { message: describe(query) })
      .toBeGreaterThan(0);
    if (!found) throw new Error(describe(query));
    return found;
  }

  async seeNot(query: Query): Promise<void> {
    await expect
      .poll(async () => (await this.find(query)).count, { message: `no ${describe(query)}` })
      .toBe(0);
  }

  async count(query: Query): Promise<number> {
    return (await this.find(query)).count;
  }

  /** Clicks an element that has stopped moving, in the middle. */
  async click(query: Query): Promise<void> {
    let point: Point | null = null;
    const isStill = async () => {
      const last = point;
      ({ point } = await this.find(query));
      return point !== null && point.x === last?.x && point.y === last.y;
    };
    await expect.poll(isStill, { message: describe(query), intervals: [50, 100, 250] }).toBe(true);
    if (point) await this.clickAt(point);
  }

  /** Waits before a click at the same place, which would be the second press of a double press (docs/rules.md NAV-16). */
  private async clickAt({ x, y }: Point): Promise<void> {
    const { lastClick } = this;
    const isNear = Math.hypot(x - lastClick.x, y - lastClick.y) <= DOUBLE_PRESS.distance;
    const waitMs = lastClick.at + DOUBLE_PRESS.ms - Date.now();
    if (isNear && waitMs > 0) await setTimeout(waitMs);
    await this.driver.clickAt({ x, y });
    this.lastClick = { x, y, at: Date.now() };
  }

  async enter(query: Query, value: string): Promise<void> {
    await this.click(query);
    await this.driver.replaceText(value);
  }

  /** Sets the value of a native date field, in which the keys differ between engines and languages. */
  async fillDate(label: string, isoDate: string): Promise<void> {
    await this.see(field(label));
    await this.run(
      (name, value) => {
        const input = globalThis.TestingLibraryDom?.getByLabelText(document.body, name);
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(input, value);
        input?.dispatchEvent(new Event('input', { bubbles: true }));
      },
      label,
      isoDate,
    );
  }

  /** @param index of the file field on the page */
  async chooseFile(index: number, path: string): Promise<void> {
    await this.run((chosen) => {
      for (const [other, input] of document.querySelectorAll('input[type=file]').entries()) {
        input.toggleAttribute('data-chosen', other === chosen);
      }
    }, index);
    await this.driver.chooseFile('input[data-chosen]', path);
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.run(() => location.pathname)).toBe(path);
  }

  /** Returns the errors of all pages so far, apart from those before the first query of a page. */
  async collectErrors(): Promise<readonly string[]> {
    this.errors.push(...(await this.run(() => globalThis.pageErrors?.splice(0) ?? [])));
    return this.errors;
  }

  private async find(query: Query): Promise<Found> {
    const plain = toPageQuery(query);
    const found = await this.run(find, plain);
    if (found) return found;
    await this.driver.evaluate(`void (() => { ${TESTING_LIBRARY}\n})()`);
    await this.run(watchErrors);
    return (await this.run(find, plain)) ?? NOTHING;
  }
}

const NOTHING: Found = { count: 0, text: '', value: '', point: null };

const describe = ({ role = 'text', name, within }: Query): string =>
  `${role} ${name ?? ''}${within ? ` in ${describe(within)}` : ''}`;

const toPageQuery = ({ role, name, within }: Query): PageQuery => ({
  ...(role !== undefined && { role }),
  ...(name !== undefined && {
    name: typeof name === 'string' ? name : { source: name.source, flags: name.flags },
  }),
  ...(within && { within: toPageQuery(within) }),
});

/** Runs in the page. Returns null if the page has no Testing Library yet. */
function find(query: PageQuery): Found | null {
  const library = globalThis.TestingLibraryDom;
  if (!library) return null;

  /** Finds the innermost elements with a text, which may be divided into elements, as amounts are. */
  const findText = (root: HTMLElement, name: string | RegExp) => {
    const matches = (element: Element) => {
      const content = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
      return typeof name === 'string' ? content === name : name.test(content);
    };
    return [...root.querySelectorAll<HTMLElement>('*')].filter(
      (element) => matches(element) && ![...element.children].some(matches),
    );
  };

  const search = ({ role, name: pattern, within }: PageQuery): HTMLElement[] => {
    const name = typeof pattern === 'object' ? new RegExp(pattern.source, pattern.flags) : pattern;
    const roots = within ? search(within) : [document.body];
    return roots
      .flatMap((root) =>
        role === undefined
          ? findText(root, name ?? '')
          : role === 'label'
            ? library.queryAllByLabelText(root, name ?? '')
            : library.queryAllByRole(root, role, { name }),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  };

  const elements = search(query);
  const element = elements[0];
  if (!element) return { count: 0, text: '', value: '', point: null };
  // A bar covers the edge of the page.
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(point.x, point.y);
  const label = element.closest('label');
  return {
    count: elements.length,
    text: element.textContent ?? '',
    value: 'value' in element ? String(element.value) : '',
    point: element.contains(top) || label?.contains(top) ? point : null,
  };
}

/** Runs in the page. */
function watchErrors() {
  const errors: string[] = (globalThis.pageErrors = []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    errors.push(`${effectiveDirective}: ${blockedURI}`),
  );
}
