import type { ReactNode } from 'react';
import type { Problem, ToastId } from './problem';
import { ProblemText } from './ProblemText';

/** Renders a problem's description if its id is one of the given ids. */
export const useFieldProblem = () => renderFieldProblem;

const renderFieldProblem = (problem: Problem | null, ...ids: ToastId[]): ReactNode =>
  problem && ids.includes(problem.id) ? <ProblemText problem={problem} /> : undefined;
