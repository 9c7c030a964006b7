import { useContent } from '#host/content';
import { type ToastId, useNotify } from '@rad-wallet/ui/Toast';
import { useMessages } from '@rad-wallet/ui/messages';
import {
  RequestPaymentScreen,
  requestPaymentMessages,
} from '@rad-wallet/ui/features/request-payment';
import { ContentScreen } from '../../shell/ContentScreen';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';

const outcomeToasts = {
  copied: 'linkCopied',
  shared: 'linkShared',
  failed: 'linkCopyFailed',
} as const satisfies Record<string, ToastId>;

/** Returns false if the browser blocks the URL. A page cannot detect whether a mail app exists. */
function openMail(url: string): boolean {
  try {
    return window.open(url, '_self') !== null;
  } catch {
    return false;
  }
}

export default function RequestPaymentPage() {
  const t = useMessages(requestPaymentMessages);
  const notify = useNotify();
  const notifyOutcome = (id: ToastId, isGood: boolean) =>
    notify({ tone: isGood ? 'success' : 'danger', id });
  return (
    <>
      <PageTitle page={t('title')} />
      {/* The fixed link in every payment request: docs/rules.md LINK-1. */}
      <ContentScreen
        content={useContent('paymentLink')}
        title={t('title')}
        backHref={href('funds')}
      >
        {(link) => (
          <RequestPaymentScreen
            link={link}
            onOutcome={(outcome) => {
              if (outcome !== 'cancelled')
                notifyOutcome(outcomeToasts[outcome], outcome !== 'failed');
            }}
            onEmail={(url) => {
              const isOpen = openMail(url);
              notifyOutcome(isOpen ? 'emailOpened' : 'emailNotOpened', isOpen);
            }}
          />
        )}
      </ContentScreen>
    </>
  );
}
