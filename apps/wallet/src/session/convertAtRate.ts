import { host } from '#host/host';
import { convert, convertAtOnce, isRateChange, type Conversion } from '@rad-wallet/api';
import { ProblemError } from '@rad-wallet/ui/engine';
import type { Command } from '../platform/api/moneyRequests';

/** docs/rules.md CONV-11, CONV-23, CONV-25. */
export const convertAtRate = async (
  ...[api, conversion, options]: Parameters<Command<Conversion, unknown>>
) => {
  const send = host.convertsAtOnce ? convertAtOnce : convert;
  try {
    return await send(api, conversion, options);
  } catch (error) {
    throw isRateChange(error) ? new ProblemError({ id: 'rateChanged' }) : error;
  }
};
