import { useFlowEvents } from '@rad-wallet/ui/engine';
import { useMessages } from '@rad-wallet/ui/messages';
import { splashMachine, SplashScreen, splashMessages } from '@rad-wallet/ui/features/splash';
import { getSplashStartTime } from '@rad-wallet/ui/splash';
import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { useNavigation } from '../../platform/navigation/navigation';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';

interface SplashProps {
  /** When the bar started to fill, in ms on the document's timeline; undefined if there was no visible splash. */
  beginning: number | undefined;
  /** Time since `beginning`, in ms. */
  elapsed: number | undefined;
}

function Splash({ beginning, elapsed }: SplashProps) {
  const { navigate } = useNavigation();
  const actor = useActorRef(splashMachine, { input: { elapsed } });
  // Replaces the history entry, so that Back does not return to the splash.
  useFlowEvents(actor, () => navigate(href('home'), { replace: true }));
  return <SplashScreen actor={actor} beginning={beginning} />;
}

function getElapsed(beginning: number | undefined) {
  // The document's timeline has the same origin as `performance.now()`, but advances once per frame.
  return beginning === undefined ? undefined : performance.now() - beginning;
}

/** Continues the progress bar of the splash in index.html if it is still visible. docs/rules.md SPLASH-4. */
export default function LoadingPage() {
  const t = useMessages(splashMessages);
  const [beginning] = useState(getSplashStartTime);
  const [elapsed, setElapsed] = useState(() => getElapsed(beginning));
  // On a slow device, more than one stage can pass between render and commit.
  // oxlint-disable-next-line react/set-state-in-effect -- the render duration is known only at commit
  useLayoutEffect(() => setElapsed(getElapsed(beginning)), [beginning]);
  return (
    <>
      <PageTitle page={t('page')} />
      <Splash key={elapsed} beginning={beginning} elapsed={elapsed} />
    </>
  );
}
