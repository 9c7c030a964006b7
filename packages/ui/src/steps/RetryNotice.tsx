import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { Callout } from '../components/Callout';
import { Stack } from '../components/Stack';
import { moveFocusOnRemoval } from '../hooks/moveFocusOnRemoval';
import { useMessages } from '../messages';
import { commonMessages } from '../messages/shared/common';

export interface RetryNoticeProps {
  /** States what failed. */
  title: string;
  /** Shown above the button. */
  children?: ReactNode;
  /** Called when the retry button is pressed. */
  onRetry: () => void;
}

/** For a part of the page that failed to load. For an entire card, use `ErrorState`. */
export function RetryNotice({ title, children, onRetry }: RetryNoticeProps) {
  const t = useMessages(commonMessages);
  const button = (
    <Button ref={moveFocusOnRemoval} variant="outline" size="sm" onPress={onRetry}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <Callout tone="danger" title={title} isUrgent>
      {children ? (
        <Stack gap={3} align="start">
          {children}
          {button}
        </Stack>
      ) : (
        button
      )}
    </Callout>
  );
}
