import type { Texts } from './texts';

type Layer = { readonly [key: string]: Layer | string };

/** Deep-merges `over` into `under`. An array is a compiled message, so it is replaced as a whole. */
function overlay(under: Layer, over: Layer): Layer {
  const merged: Record<string, Layer | string> = { ...under };
  for (const [key, text] of Object.entries(over)) {
    merged[key] =
      typeof text === 'object' && !Array.isArray(text)
        ? overlay((merged[key] ?? {}) as Layer, text)
        : text;
  }
  return merged;
}

/** Replaces messages of a catalogue, or of its loaded namespaces, with the app’s messages. */
export const withTexts = <Catalogue extends object>(messages: Catalogue, texts?: Texts) =>
  texts ? (overlay(messages as Layer, texts as Layer) as Catalogue) : messages;
