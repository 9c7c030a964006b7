import { AmountSentence } from '../Amount';
import type { Problem } from './problem';
import { useToastText } from './useToastText';

export interface ProblemTextProps {
  /** What is wrong, or what a toast tells, as data. */
  problem: Problem;
  /** Which of its two texts. @default 'description' */
  part?: 'title' | 'description';
}

/** What a problem or toast says. Its amounts are heard as its language says them. docs/rules.md LANG-10. */
export function ProblemText({ problem, part = 'description' }: ProblemTextProps) {
  const text = useToastText();
  return <AmountSentence>{(write) => text(problem, write)[part]}</AmountSentence>;
}
