import { AmountSentence } from '../Amount';
import type { Problem } from './problem';
import { useToastText } from './useToastText';

export interface ProblemTextProps {
  /** The problem or notice whose text to render. */
  problem: Problem;
  /** Whether to render the title or the description. @default 'description' */
  part?: 'title' | 'description';
}

/**
 * Title or description of a problem or notice, with amounts announced in words. Use it to show the text of a toast
 * within a page, such as in a `Callout`; for plain text use `Text`. docs/rules.md LANG-10.
 */
export function ProblemText({ problem, part = 'description' }: ProblemTextProps) {
  const text = useToastText();
  return <AmountSentence>{(write) => text(problem, write)[part]}</AmountSentence>;
}
