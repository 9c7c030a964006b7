import { CircleCheck, Clock } from 'lucide-react';
import { Amount, AmountSentence } from '../../components/Amount';
import { Badge } from '../../components/Badge';
import { Card } from '../../components/Card';
import { Code } from '../../components/Code';
import { DescriptionList } from '../../components/DescriptionList';
import { createLatticeStarPath } from '../../components/Lattice';
import { Ltr } from '../../components/Ltr';
import { DATE_TIME_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useMessages } from '../../messages';
import { giftMessages } from './messages';
import { FeesCard } from './FeesCard';
import type { GiftDraft, GiftReceiptDetails } from './gift';
import * as styles from './gift.css';
import { GoldWeight } from './GoldWeight';

interface ReceiptCardsProps {
  gift: GiftDraft;
  receipt: GiftReceiptDetails;
}

export function ReceiptCards({ gift, receipt }: ReceiptCardsProps) {
  return (
    <>
      <TransactionCard gift={gift} receipt={receipt} />
      <GiftCard gift={gift} receipt={receipt} />
      <FeesCard fees={receipt.fees} />
      <BlockchainCard blockchain={receipt.blockchain} />
    </>
  );
}

function TransactionCard({ gift, receipt }: ReceiptCardsProps) {
  const t = useMessages(giftMessages);
  const dateTime = useFormatDateTime();
  const { transactionId, timestamp, sender } = receipt;
  return (
    <Card title={t('transaction')}>
      <DescriptionList
        items={[
          {
            term: t('transactionId'),
            value: <Code>{transactionId}</Code>,
            isStacked: true,
          },
          {
            term: t('timestamp'),
            value: dateTime(timestamp, DATE_TIME_FORMAT),
          },
          { term: t('from'), value: <bdi>{sender.name}</bdi> },
          { term: t('accountId'), value: <Ltr>{sender.accountId}</Ltr> },
          { term: t('to'), value: <bdi>{gift.recipient.name}</bdi> },
          { term: t('phone'), value: <Ltr>{gift.recipient.phone}</Ltr> },
        ]}
      />
    </Card>
  );
}

function GiftCard({ gift, receipt }: ReceiptCardsProps) {
  const t = useMessages(giftMessages);
  const { amount, currency, wrapDesign } = gift;
  return (
    <Card title={t('giftDetails')}>
      <DescriptionList
        items={[
          { term: t('amountTerm'), value: <Amount value={amount} currency={currency} /> },
          {
            term: t('goldWeight'),
            value: <GoldWeight gift={gift} goldPrice={receipt.goldPrice} />,
          },
          {
            term: t('goldPrice'),
            value: (
              <AmountSentence>
                {(write) => t('perGram', { price: write(receipt.goldPrice) })}
              </AmountSentence>
            ),
          },
          { term: t('wrapTerm'), value: wrapDesign?.name },
        ]}
      />
    </Card>
  );
}

function BlockchainCard({ blockchain }: Pick<GiftReceiptDetails, 'blockchain'>) {
  const t = useMessages(giftMessages);
  const { verified, blockHash, confirmations, required } = blockchain;
  return (
    <Card
      title={t('blockchain')}
      trailing={
        verified ? (
          <Badge tone="success" icon={CircleCheck}>
            {t('verified')}
          </Badge>
        ) : (
          <Badge icon={Clock}>{t('unverified')}</Badge>
        )
      }
    >
      <DescriptionList
        items={[
          {
            term: t('confirmations'),
            value: <Confirmations count={confirmations} required={required} />,
          },
          {
            term: t('blockHash'),
            value: <Code>{blockHash}</Code>,
            isStacked: true,
          },
        ]}
      />
    </Card>
  );
}

interface ConfirmationsProps {
  count: number;
  required: number;
}

/** Received and required blockchain confirmations, as stars and in words. */
function Confirmations({ count, required }: ConfirmationsProps) {
  const t = useMessages(giftMessages);
  return (
    <span className={styles.confirmations}>
      <span aria-hidden className={styles.stars}>
        {Array.from({ length: required }, (_, index) => (
          <svg
            key={index}
            viewBox="0 0 16 16"
            className={styles.star}
            data-confirmed={index < count || undefined}
          >
            <path d={createLatticeStarPath(8, 8, 8)} fill="currentColor" />
          </svg>
        ))}
      </span>
      <span>{t('confirmationsOf', { count, required })}</span>
    </span>
  );
}
