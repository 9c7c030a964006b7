import { describeIssues } from '@rad-wallet/api';
import { useSuspenseQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { loadContent } from '#host/content';
import { contentSchema } from './contentSchema';

async function loadChecked() {
  const { success, output, issues } = v.safeParse(contentSchema, await loadContent());
  if (!success) throw new Error(`The host's content: ${describeIssues(issues)}`);
  return output;
}

/** Returns the host's content; suspends until it is loaded. Sign-out clears it together with all other queries. */
export const useHostContent = () =>
  useSuspenseQuery({ queryKey: ['host-content'], queryFn: loadChecked }).data;
