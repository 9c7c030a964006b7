import { ApiError } from '@rad-wallet/api';
import { ErrorState } from '@rad-wallet/ui/ErrorState';
import { ProblemError } from '@rad-wallet/ui/engine';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { InspectionEvent } from 'xstate';

/** For example `(error, context) => Sentry.captureException(error, { tags: context })`. */
export type Report = (error: Error, context: Record<string, string>) => void;

/** Copies an error without its message and cause, which can contain names and amounts. */
function redact(error: unknown): Error {
  const copy = new Error(error instanceof ApiError ? `Status ${error.status}` : 'Redacted');
  if (error instanceof Error) {
    copy.name = error.name;
    if (error.stack) copy.stack = error.stack.replace(error.message, copy.message);
  }
  return copy;
}

/**
 * For `useActorRef(machine, { inspect })`. Reports neither the contents of events and snapshots, which include user
 * input, nor a `ProblemError`, which is an expected refusal.
 */
export const createInspector = (report: Report) => (inspected: InspectionEvent) => {
  if (inspected.type !== '@xstate.event') return;
  const { event } = inspected;
  const hasTimedOut = event.type.startsWith('xstate.after.requestTimeout');
  const hasFailed = event.type.startsWith('xstate.error.actor.');
  if (hasTimedOut) report(new Error('Request timeout'), { event: event.type });
  else if (hasFailed && !(event.error instanceof ProblemError)) {
    report(redact(event.error), { event: event.type });
  }
};

interface ReportingBoundaryProps {
  report: Report;
  children: ReactNode;
}

/** Reports rendering errors, and shows a page with a retry button. */
export class ReportingBoundary extends Component<ReportingBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.report(redact(error), { components: componentStack ?? '' });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Screen header={<PageHeader title="Something went wrong" />}>
        <ErrorState
          title="This page has stopped"
          description="Try again, or open another page."
          onRetry={() => this.setState({ hasFailed: false })}
        />
      </Screen>
    );
  }
}
