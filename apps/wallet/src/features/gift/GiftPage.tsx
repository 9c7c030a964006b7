import { GiftFlow, type GiftReceiptDetails } from '@rad-wallet/ui/features/gift';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useGiftWraps } from './giftWraps';
import { useGiftFlow } from './useGiftFlow';
import { useGiftContacts, useGiftReceipt } from './giftContent';
import { LazyNothingYetScreen } from '../../shell/LazyNothingYetScreen';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';

/** Sharing and downloading only log to the console: docs/rules.md DEMO-4. */
function log(what: string, subject: object) {
  // oxlint-disable-next-line no-console
  console.log(what, subject);
}

export default function GiftPage() {
  const t = useTranslations('gift');
  const receipt = useGiftReceipt();
  if (receipt) return <Gift receipt={receipt} />;
  return (
    <>
      <PageTitle page={t('title.contact')} />
      <LazyNothingYetScreen title={t('title.contact')} backHref={href('home')} />
    </>
  );
}

function Gift({ receipt }: { receipt: GiftReceiptDetails }) {
  const t = useTranslations('gift');
  const designs = useGiftWraps();
  const { actor, step } = useGiftFlow(receipt, designs);
  return (
    <>
      <PageTitle page={t(`title.${step}`)} />
      <GiftFlow
        actor={actor}
        contacts={useGiftContacts()}
        designs={designs}
        onShareDetails={(gift) => log('Share gift details', gift)}
        onDownloadReceipt={(details) => log('Download gift receipt', details)}
        onShareReceipt={(details) => log('Share gift receipt', details)}
      />
    </>
  );
}
