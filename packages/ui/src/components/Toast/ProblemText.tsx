import { AmountSentence } from '../Amount';
import type { Problem } from './problem';
import { useToastText } from './useToastText';

export interface ProblemTextProps {
  problem: Problem;
  /** @default 'description' */
  part?: 'title' | 'description';
}

/** What a problem or toast says. Its amounts are heard as its language says them. docs/rules.md LANG-10. */
export function ProblemText({ problem, part = 'description' }: ProblemTextProps) {
  const text = useToastText();
  return <AmountSentence>{(write) => text(problem, write)[part]}</AmountSentence>;
}
