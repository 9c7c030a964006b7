import { pseudoLocalizeString } from 'pseudo-localization';
import { isMessage, mapText, type CompiledMessage } from './compiledMessage';

/**
 * Makes a compiled message longer and accented but still readable, to reveal text that does not fit or is not from the
 * catalogue: ‘⟦Ŧǿǿŧȧȧŀ {amount}⟧’
 */
export const toPseudoMessage = (message: CompiledMessage): CompiledMessage => [
  '⟦',
  ...[mapText(message, pseudoLocalizeString)].flat(),
  '⟧',
];

export function toPseudoTexts<Texts extends object>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([key, text]: [string, CompiledMessage | object]) => [
    key,
    isMessage(text) ? toPseudoMessage(text) : toPseudoTexts(text),
  ]);
  return Object.fromEntries(entries) as Texts;
}
