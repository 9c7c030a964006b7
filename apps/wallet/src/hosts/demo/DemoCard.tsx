import { Card } from '@rad-wallet/ui/Card';
import { createLazyDialog } from '@rad-wallet/ui/LazyView';
import { ListItem } from '@rad-wallet/ui/ListItem';
import { useMessages } from '@rad-wallet/ui/messages';
import { demoMessages } from '@rad-wallet/ui/messages/shared/demo';
import { RotateCcw } from 'lucide-react';

const ResetDemoDialog = createLazyDialog(
  async () => (await import('./ResetDemoDialog')).ResetDemoDialog,
);

export interface DemoCardProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReset: () => void;
}

export function DemoCard({ isOpen, onOpenChange, onReset }: DemoCardProps) {
  const t = useMessages(demoMessages);
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
      <ResetDemoDialog isOpen={isOpen} onConfirm={onReset} onCancel={() => onOpenChange(false)} />
    </>
  );
}
