import { RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';

const ResetDemoDialog = lazy(async () => ({
  default: (await import('./ResetDemoDialog')).ResetDemoDialog,
}));

export interface DemoCardProps {
  /** Whether the person is being asked. */
  isAsking: boolean;
  /** Opens the question, or closes it. */
  onAskingChange: (isAsking: boolean) => void;
  /** The person said yes. */
  onReset: () => void;
}

/** Puts the demo's data back, once that was asked. docs/rules.md SET-7. */
export function DemoCard({ isAsking, onAskingChange, onReset }: DemoCardProps) {
  const t = useTranslations('appSettings');
  // Once asked it stays, closed, so that its leaving can be seen.
  const [wasAsked, setAsked] = useState(isAsking);
  if (isAsking && !wasAsked) setAsked(true);
  return (
    <>
      <Card heading={t('demo')} padding="list">
        <ListItem
          icon={RotateCcw}
          tone="neutral"
          title={t('resetDemo')}
          description={t('resetDemoHint')}
          onPress={() => onAskingChange(true)}
        />
      </Card>
      <Suspense>
        {wasAsked && (
          <ResetDemoDialog
            isOpen={isAsking}
            onConfirm={onReset}
            onCancel={() => onAskingChange(false)}
          />
        )}
      </Suspense>
    </>
  );
}
