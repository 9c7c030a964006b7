import type { CompiledMessage } from 'icu-minify/format';

export type { CompiledMessage };

/** Whether a part of a catalogue is a message, not an object with more of them. */
export const isMessage = (part: CompiledMessage | object): part is CompiledMessage =>
  typeof part === 'string' || Array.isArray(part);

type Node = Exclude<CompiledMessage, string>[number];

/** Changes the text in a message, or in one branch of it, and keeps its arguments. */
export function mapText(message: CompiledMessage, change: (text: string) => string) {
  const mapNode = (node: Node): Node => {
    if (typeof node === 'string') return change(node);
    if (!Array.isArray(node)) return node;
    const [name, type, branches, ...rest] = node;
    if (typeof branches !== 'object') return node;
    // A branch is a text, a number sign or, unlike other nodes, a list of nodes.
    const changed = Object.entries(branches as Record<string, Node>).map(([choice, branch]) => [
      choice,
      Array.isArray(branch) ? (branch as Node[]).map(mapNode) : mapNode(branch),
    ]);
    return [name, type, Object.fromEntries(changed), ...rest] as Node;
  };
  return typeof message === 'string' ? change(message) : message.map(mapNode);
}

/** Returns the pieces of text in a message, from all of its branches. */
export function listText(message: CompiledMessage): string[] {
  const pieces: string[] = [];
  mapText(message, (text) => {
    pieces.push(text);
    return text;
  });
  return pieces;
}
