import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';
import { SuccessPanel } from '../../components/SuccessPanel';
import { Text } from '../../components/Text';

export interface SuccessStepProps {
  /** What was done, in a few words. */
  title: string;
  /** What it means, or what comes next. */
  description: ReactNode;
  /** Label of the button. */
  action: string;
  /** Called by the button. */
  onAction: () => void;
  /** A second way on, below the button. */
  secondary?: ReactNode;
  /** Shown below the text, such as a link to share. */
  children?: ReactNode;
  /** Announces the automatic redirect. Omit it where there is none. */
  redirect?: string;
}

/** The success step of a flow or form. */
export function SuccessStep({
  title,
  description,
  action,
  onAction,
  secondary,
  children,
  redirect,
}: SuccessStepProps) {
  const hasContent = Boolean(children) || redirect !== undefined;
  return (
    <Screen
      isCentered
      footer={
        <>
          <Button isFullWidth onPress={onAction}>
            {action}
          </Button>
          {secondary}
        </>
      }
    >
      <SuccessPanel title={title} description={description}>
        {hasContent && (
          <>
            {children}
            {redirect && (
              <Text size="caption" tone="muted" align="center">
                {redirect}
              </Text>
            )}
          </>
        )}
      </SuccessPanel>
    </Screen>
  );
}
