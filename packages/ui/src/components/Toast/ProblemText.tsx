import { AmountSentence } from '../Amount';
import type { Problem } from './problem';
import { useToastText } from './useToastText';

export interface ProblemTextProps {
  /** The problem or notice. */
  problem: Problem;
  /** Which of the problem's two texts. @default 'description' */
  part?: 'title' | 'description';
}

/** The text of a problem or toast, with amounts announced in words. docs/rules.md LANG-10. */
export function ProblemText({ problem, part = 'description' }: ProblemTextProps) {
  const text = useToastText();
  return <AmountSentence>{(write) => text(problem, write)[part]}</AmountSentence>;
}
