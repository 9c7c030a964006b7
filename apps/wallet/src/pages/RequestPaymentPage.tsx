import { type ToastId, useNotify } from '@rad-wallet/ui/Toast';
import { useTranslations } from '@rad-wallet/ui/messages';
import { RequestPaymentScreen } from '@rad-wallet/ui/screens/request-payment';
import { usePaymentLink } from '../personal/paymentLink';
import { openMail } from '../shell/openMail';
import { NothingYet } from '../shell/NothingYet';
import { PageTitle } from '../shell/PageTitle';

const outcomeToasts = {
  copied: 'linkCopied',
  shared: 'linkShared',
  failed: 'linkCopyFailed',
} as const satisfies Record<string, ToastId>;

export default function RequestPaymentPage() {
  const t = useTranslations('requestPayment');
  const notify = useNotify();
  const link = usePaymentLink();
  const say = (id: ToastId, isGood: boolean) => notify({ tone: isGood ? 'success' : 'danger', id });
  return (
    <>
      <PageTitle page={t('title')} />
      {link ? (
        <RequestPaymentScreen
          link={link}
          onOutcome={(outcome) => {
            if (outcome !== 'cancelled') say(outcomeToasts[outcome], outcome !== 'failed');
          }}
          onEmail={(url) => {
            const isOpen = openMail(url);
            say(isOpen ? 'emailOpened' : 'emailNotOpened', isOpen);
          }}
        />
      ) : (
        <NothingYet title={t('title')} backHref="/funds" />
      )}
    </>
  );
}
