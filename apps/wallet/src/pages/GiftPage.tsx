import { GiftFlow } from '@rad-wallet/ui/flows/gift';
import { useTranslations } from 'use-intl';
import { giftContacts, giftReceipt, giftWrapDesigns } from '../content/gift';
import { useGiftFlow } from '../gift/useGiftFlow';
import { PageTitle } from '../shell/PageTitle';

/** Sharing and downloading are demonstrations that are written to the console: docs/rules.md DEMO-4. */
function log(what: string, subject: object) {
  // oxlint-disable-next-line no-console
  console.log(what, subject);
}

export default function GiftPage() {
  const t = useTranslations('gift');
  const { actor, step } = useGiftFlow();
  return (
    <>
      <PageTitle page={t(`title.${step}`)} />
      <GiftFlow
        actor={actor}
        contacts={giftContacts}
        designs={giftWrapDesigns}
        receipt={giftReceipt}
        onShareDetails={(gift) => log('Share gift details', gift)}
        onDownloadReceipt={(receipt) => log('Download gift receipt', receipt)}
        onShareReceipt={(receipt) => log('Share gift receipt', receipt)}
      />
    </>
  );
}
