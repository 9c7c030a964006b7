import { useAuthorize } from '#host/authorize';
import { useContent } from '#host/content';
import { host } from '#host/host';
import { GiftFlow, type GiftReceiptDetails, giftMessages } from '@rad-wallet/ui/features/gift';
import { useMessages } from '@rad-wallet/ui/messages';
import { useGiftWraps } from './giftWraps';
import { useGiftFlow } from './useGiftFlow';
import { useGiftReceipt } from './useGiftReceipt';
import { getReadyValue } from '../../platform/api/toLoadable';
import { ContentScreen } from '../../shell/ContentScreen';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';

export default function GiftPage() {
  const t = useMessages(giftMessages);
  const title = t('title.contact');
  const content = useGiftReceipt();
  return (
    <>
      {!getReadyValue(content) && <PageTitle page={title} />}
      <ContentScreen content={content} title={title} backHref={href('home')}>
        {(receipt) => <Gift receipt={receipt} />}
      </ContentScreen>
    </>
  );
}

function Gift({ receipt }: { receipt: GiftReceiptDetails }) {
  const t = useMessages(giftMessages);
  const designs = useGiftWraps();
  const { actor, step } = useGiftFlow(receipt, designs);
  return (
    <>
      <PageTitle page={t(`title.${step}`)} />
      <GiftFlow
        actor={actor}
        authorize={useAuthorize()}
        contacts={useContent('giftContacts')}
        designs={designs}
        onShareDetails={(gift) => host.logAction('Share gift details', gift)}
        onDownloadReceipt={(details) => host.logAction('Download gift receipt', details)}
        onShareReceipt={(details) => host.logAction('Share gift receipt', details)}
      />
    </>
  );
}
