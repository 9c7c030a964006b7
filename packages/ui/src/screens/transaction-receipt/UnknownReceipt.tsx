import { FileQuestionMark } from 'lucide-react';
import { LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { useTranslations } from '../../messages';

/** No transaction of the history has the id that was asked for. docs/rules.md RECEIPT-10. */
export function UnknownReceipt({ historyHref }: { historyHref: string }) {
  const t = useTranslations('receipt');
  return (
    <Card>
      <div role="alert">
        <EmptyState
          icon={FileQuestionMark}
          title={t('unknown')}
          description={t('unknownHint')}
          actions={
            <LinkButton href={historyHref} variant="outline" size="sm">
              {t('viewHistory')}
            </LinkButton>
          }
        />
      </div>
    </Card>
  );
}
