import { Card } from '@rad-wallet/ui/Card';
import { ListItem } from '@rad-wallet/ui/ListItem';
import { Skeleton } from '@rad-wallet/ui/Skeleton';
import { RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDemoMessages } from './useDemoMessages';

// Marked as pure, because otherwise a build for a real API would contain the dialog.
const ResetDemoDialog = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./ResetDemoDialog')).ResetDemoDialog,
}));

export interface DemoCardProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReset: () => void;
}

/** docs/rules.md SET-7. */
export function DemoCard(props: DemoCardProps) {
  return (
    <Suspense fallback={<DemoCardSkeleton />}>
      <ResetButton {...props} />
    </Suspense>
  );
}

/** Approximately the size of the card, whose text is loading. */
const DemoCardSkeleton = () => (
  <div data-awaited="">
    <Skeleton variant="block" height="8rem" />
  </div>
);

function ResetButton({ isOpen, onOpenChange, onReset }: DemoCardProps) {
  const { heading, reset } = useDemoMessages().settings;
  // Once opened, the dialog stays mounted, so its exit animation can run.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <Card title={heading} padding="list">
        <ListItem
          icon={RotateCcw}
          tone="neutral"
          title={reset.title}
          description={reset.description}
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
