/** Attributes that React renders on a server but sets as properties in a browser. */
const SERVER_ONLY_ATTRIBUTES = new Set(['autofocus', 'selected']);

const GENERATED_IDS = /_[rR]_\w+_/g;

const OBJECT_URL = /blob:[^"]*/g;

const isAlert = (node: Node) => node instanceof Element && node.role === 'alert';

/** Puts the alert of toasts last: it and an open dialog are portals, which hydration inserts in another order. */
const listChildren = (node: Node) =>
  [...node.childNodes].toSorted((one, other) => Number(isAlert(one)) - Number(isAlert(other)));

/** Returns the HTML without React's comments between text nodes, and with ids numbered in order of appearance. */
export function snapshot(root: Element): string {
  const ids = new Map<string, string>();
  const numberIds = (text: string) =>
    text.replace(GENERATED_IDS, (id) => {
      const known = ids.get(id) ?? `#${ids.size}`;
      ids.set(id, known);
      return known;
    });

  const serializeAttributes = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => !SERVER_ONLY_ATTRIBUTES.has(name))
      .map(({ name, value }) => {
        // Use the parsed style, because the formatting of the attribute differs.
        const own = name === 'style' && 'style' in element;
        return `${name}="${own ? (element as HTMLElement).style.cssText : value}"`;
      })
      .toSorted()
      .join(' ');

  const serializeProperties = (element: Element) => {
    if (element instanceof HTMLInputElement) return ` value=${element.value} ${element.checked}`;
    if (element instanceof HTMLOptionElement) return ` selected=${element.selected}`;
    if (element instanceof HTMLTextAreaElement) return ` value=${element.value}`;
    return '';
  };

  const write = (node: Node, depth: string): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    const nodes = node === root ? listChildren(node) : [...node.childNodes];
    const children = nodes.map((child) => write(child, `${depth} `)).join('');
    const { localName } = node;
    return `\n${depth}<${localName} ${serializeAttributes(node)}${serializeProperties(node)}>${children}`;
  };
  return numberIds(write(root, '').replace(OBJECT_URL, 'blob:'));
}
