import { Card } from '@rad-wallet/ui/Card';
import { ListItem } from '@rad-wallet/ui/ListItem';
import { useMessages } from '@rad-wallet/ui/messages';
import { demoMessages } from '@rad-wallet/ui/messages/shared/demo';
import { RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const ResetDemoDialog = lazy(async () => ({
  default: (await import('./ResetDemoDialog')).ResetDemoDialog,
}));

export interface DemoCardProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReset: () => void;
}

export function DemoCard({ isOpen, onOpenChange, onReset }: DemoCardProps) {
  const t = useMessages(demoMessages);
  // Once opened, the dialog stays mounted, so its exit animation can run.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <Card title={t('settings.heading')} padding="list">
        <ListItem
          icon={RotateCcw}
          tone="neutral"
          title={t('settings.reset.title')}
          description={t('settings.reset.description')}
          onPress={() => onOpenChange(true)}
        />
      </Card>
      <Suspense>
        {wasOpened && (
          <ResetDemoDialog
            isOpen={isOpen}
            onConfirm={onReset}
            onCancel={() => onOpenChange(false)}
          />
        )}
      </Suspense>
    </>
  );
}
