import type { ReactNode } from 'react';
import type { Problem, ToastId } from './problem';
import { ProblemText } from './ProblemText';

/** Returns a function that renders a problem's description if the problem has one of the given ids. */
export const useFieldProblem = () => renderFieldProblem;

const renderFieldProblem = (problem: Problem | null, ...ids: ToastId[]): ReactNode =>
  problem && ids.includes(problem.id) ? <ProblemText problem={problem} /> : undefined;
