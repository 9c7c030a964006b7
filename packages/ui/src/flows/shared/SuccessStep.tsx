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
  /** What the button does. */
  action: string;
  /** The button was pressed. */
  onAction: () => void;
  /** Below the text, such as a link to pass on. */
  children?: ReactNode;
  /** Says where the machine leads by itself. Left out where it waits. */
  redirect?: string;
}

/** The end of a flow or a form that went well. */
export function SuccessStep({
  title,
  description,
  action,
  onAction,
  children,
  redirect,
}: SuccessStepProps) {
  const hasContent = Boolean(children) || redirect !== undefined;
  return (
    <Screen
      isCentered
      footer={
        <Button isFullWidth onPress={onAction}>
          {action}
        </Button>
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
