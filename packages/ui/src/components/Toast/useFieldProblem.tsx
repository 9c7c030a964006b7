import type { ReactNode } from 'react';
import type { Problem, ToastId } from './problem';
import { ProblemText } from './ProblemText';

/** Gives the function that writes the text beside a field: a problem's description, when it is one of the field's own. */
export const useFieldProblem = () => fieldProblem;

const fieldProblem = (problem: Problem | null, ...ids: ToastId[]): ReactNode =>
  problem && ids.includes(problem.id) ? <ProblemText problem={problem} /> : undefined;
