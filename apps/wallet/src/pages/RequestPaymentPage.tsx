import { useNotify, type ToastId } from '@rad-wallet/ui/flows/shared';
import { RequestPaymentScreen } from '@rad-wallet/ui/screens/request-payment';
import { useTranslations } from 'use-intl';
import { paymentLink } from '../content/deposits';
import { openMail } from '../shell/openMail';
import { PageTitle } from '../shell/PageTitle';

const outcomeToasts = {
  copied: 'linkCopied',
  shared: 'linkShared',
  failed: 'linkCopyFailed',
} as const satisfies Record<string, ToastId>;

export default function RequestPaymentPage() {
  const t = useTranslations('requestPayment');
  const notify = useNotify();
  const say = (id: ToastId, isGood: boolean) => notify({ tone: isGood ? 'success' : 'danger', id });
  return (
    <>
      <PageTitle page={t('title')} />
      <RequestPaymentScreen
        link={paymentLink}
        onOutcome={(outcome) => {
          if (outcome !== 'cancelled') say(outcomeToasts[outcome], outcome !== 'failed');
        }}
        onEmail={(url) => {
          const isOpen = openMail(url);
          say(isOpen ? 'emailOpened' : 'emailNotOpened', isOpen);
        }}
      />
    </>
  );
}
