import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { Screen } from '../components/Screen';
import { SuccessPanel } from '../components/SuccessPanel';
import { Text } from '../components/Text';
import type { RedirectEvent } from '../engine/events';

export interface SuccessStepProps {
  /** Short confirmation. */
  title: string;
  /** Details, or the next steps. */
  description: ReactNode;
  /** Label of the main button. */
  action: string;
  /** Called when the main button is pressed. */
  onAction: () => void;
  /** A secondary action below the main button. */
  secondary?: ReactNode;
  /** Rendered below the text, such as a link to share. */
  children?: ReactNode;
  /** Automatic redirect: `text` announces it, `actor` pauses and resumes it. Omit it without a redirect. */
  redirect?: { text: string; actor: RedirectingActor };
}

interface RedirectingActor {
  send(event: RedirectEvent): void;
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
  const screen = (
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
                {redirect.text}
              </Text>
            )}
          </>
        )}
      </SuccessPanel>
    </Screen>
  );
  return redirect ? <RedirectPause actor={redirect.actor}>{screen}</RedirectPause> : screen;
}

interface RedirectPauseProps {
  actor: RedirectingActor;
  children: ReactNode;
}

/** Pauses the redirect while focus or a moving pointer is in the content. docs/rules.md TIME-15. */
function RedirectPause({ actor, children }: RedirectPauseProps) {
  const pause = () => actor.send({ type: 'redirect.paused' });
  const resume = () => actor.send({ type: 'redirect.resumed' });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only observes events
    <div
      style={{ display: 'contents' }}
      onPointerDown={pause}
      onPointerMove={pause}
      onPointerLeave={resume}
      onKeyDown={pause}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) resume();
      }}
    >
      {children}
    </div>
  );
}
