import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Stack } from '../../components/Stack';
import { useTranslations } from '../../messages';

export interface RetryNoticeProps {
  /** What went wrong. */
  title: string;
  /** A line above the button. */
  children?: ReactNode;
  /** Tries it again. */
  onRetry: () => void;
}

/** Says at once that a part of the page could not be read, and asks again. For a whole card there is `ErrorState`. */
export function RetryNotice({ title, children, onRetry }: RetryNoticeProps) {
  const t = useTranslations('common');
  const button = (
    <Button variant="outline" size="sm" onPress={onRetry}>
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
