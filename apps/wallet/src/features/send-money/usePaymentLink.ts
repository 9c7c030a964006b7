import { useContent } from '#host/content';
import type { RequestedTransfer } from '@rad-wallet/ui/features/send-money';
import { useNotify } from '@rad-wallet/ui/Toast';
import type { Loadable } from '@rad-wallet/ui/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { getReadyValue } from '../../platform/api/toLoadable';
import { readPaymentLink } from './paymentLink';

interface PaymentLink {
  /** Null if the link is invalid. */
  request: RequestedTransfer | null;
}

/**
 * Returns the transfer requested by a payment link, once the contacts have loaded or failed to load: its payee may be
 * one of them. Shows a toast if the link is invalid. docs/rules.md SEND-14.
 */
export function usePaymentLink(search: string): Loadable<PaymentLink> {
  const contacts = useContent('contacts');
  const notify = useNotify();
  // Kept, so that contacts that load again do not restart the flow.
  const [link, setLink] = useState<PaymentLink | null>(null);

  const open = useEffectEvent((isSamePhone: (a: string, b: string) => boolean) => {
    if (link) return;
    const request = readPaymentLink(search, getReadyValue(contacts) ?? [], isSamePhone);
    setLink({ request });
    if (!request) notify({ tone: 'danger', id: 'paymentLinkInvalid' });
  });

  const isLoading = contacts.status === 'loading';
  useEffect(() => {
    if (isLoading) return undefined;
    let isCurrent = true;
    void import('@rad-wallet/ui/phone')
      // If the phone number library fails to load, the payee is the number from the link.
      .catch(() => ({ isSamePhone: Object.is }))
      .then(({ isSamePhone }) => {
        if (isCurrent) open(isSamePhone);
      });
    return () => {
      isCurrent = false;
    };
  }, [isLoading]);

  return link ? { status: 'ready', value: link } : { status: 'loading' };
}
