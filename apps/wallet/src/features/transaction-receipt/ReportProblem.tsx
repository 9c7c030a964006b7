import { host } from '#host/host';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import {
  problemReportMachine,
  ProblemReportSheet,
  type ProblemReportActor,
} from '@rad-wallet/ui/features/problem-report';
import { REQUEST_TIMEOUT } from '@rad-wallet/ui/requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createActor } from 'xstate';
import { useHostActors } from '../../hosts/useHostActors';
import { toLoadable } from '../../platform/api/toLoadable';
import { watchSession } from '../../platform/api/serverSession';
import { useNavigation } from '../../platform/navigation/navigation';
import { useDevice } from '../../platform/storage/DeviceContext';
import { createActorStore } from '../../session/createActorStore';
import { getSession } from '../../session/sessionValues';
import { getReceiptHref } from './route';

const getActors = createActorStore<ProblemReportActor>();

export interface ReportProblemProps {
  paymentId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Reads the report of a payment each time the sheet is opened; the demo keeps its reports in the actors. */
function useReport({ paymentId, isOpen }: Pick<ReportProblemProps, 'paymentId' | 'isOpen'>) {
  const find = host.commands.problemReport?.find;
  return useQuery({
    queryKey: ['problemReport', paymentId],
    queryFn: async () =>
      find
        ? watchSession(() => find({ paymentId }, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) }))
        : null,
    enabled: isOpen,
    staleTime: 0,
    meta: { isLive: true },
  });
}

/** The sheet that reports a problem with a payment. docs/rules.md REPORT. */
export function ReportProblem({ paymentId, isOpen, onClose }: ReportProblemProps) {
  const { navigate } = useNavigation();
  const session = getSession(useDevice()).signal;
  const { submit } = useHostActors('problemReport');
  const [machine] = useState(() =>
    submit ? problemReportMachine.provide({ actors: { submit } }) : problemReportMachine,
  );
  const actor = getActors(session, paymentId, () =>
    createActor(machine, { input: { facts: { paymentId } } }).start(),
  );
  const report = useReport({ paymentId, isOpen });
  useFlowEvents(actor, () => void report.refetch());
  return (
    <ProblemReportSheet
      actor={actor}
      report={toLoadable(report, (found) => found)}
      isOpen={isOpen}
      onClose={onClose}
      // Replaces the sheet's history entry, which would open the sheet again.
      onViewReversal={(id) => navigate(getReceiptHref({ id }), { replace: true })}
    />
  );
}
