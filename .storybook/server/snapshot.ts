/** React sets these as properties in a browser, and writes them out on a server. */
const WRITTEN_BY_SERVERS = new Set(['autofocus', 'selected']);

/** Ids that React has counted: a server counts otherwise. */
const COUNTED = /_[rR]_\w+_/g;

/** Addresses that a browser makes up for a file. */
const MADE_UP = /blob:[^"]*/g;

/**
 * The page as text, so that two can be compared: without what React leaves between texts, the ids numbered
 * in the order in which they come.
 */
export function snapshot(root: Element): string {
  const ids = new Map<string, string>();
  const numbered = (text: string) =>
    text.replace(COUNTED, (id) => {
      const known = ids.get(id) ?? `#${ids.size}`;
      ids.set(id, known);
      return known;
    });

  const attributesOf = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => !WRITTEN_BY_SERVERS.has(name))
      .map(({ name, value }) => {
        // What a browser makes of a style, not how it was written.
        const own = name === 'style' && 'style' in element;
        return `${name}="${own ? (element as HTMLElement).style.cssText : value}"`;
      })
      .toSorted()
      .join(' ');

  const propertiesOf = (element: Element) => {
    if (element instanceof HTMLInputElement) return ` value=${element.value} ${element.checked}`;
    if (element instanceof HTMLOptionElement) return ` selected=${element.selected}`;
    if (element instanceof HTMLTextAreaElement) return ` value=${element.value}`;
    return '';
  };

  const write = (node: Node, depth: string): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    const children = [...node.childNodes].map((child) => write(child, `${depth} `)).join('');
    const { localName } = node;
    return `\n${depth}<${localName} ${attributesOf(node)}${propertiesOf(node)}>${children}`;
  };
  return numbered(write(root, '').replace(MADE_UP, 'blob:'));
}
