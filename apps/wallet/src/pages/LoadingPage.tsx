import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useTranslations } from '@rad-wallet/ui/messages';
import { splashMachine, SplashScreen } from '@rad-wallet/ui/screens/splash';
import { splashBeginning } from '@rad-wallet/ui/splash';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useNavigation } from '../data/navigation';
import { PageTitle } from '../shell/PageTitle';

/** The splash in sight: when its bar began, on the document's timeline, and how long ago, ms. */
function shownSplash() {
  const beginning = splashBeginning();
  if (beginning === undefined) return undefined;
  return { beginning, elapsed: Number(document.timeline.currentTime) - beginning };
}

export default function LoadingPage() {
  const t = useTranslations('splash');
  const { navigate } = useNavigation();
  // The splash of index.html and this one are one: docs/rules.md SPLASH-4.
  const [shown] = useState(shownSplash);
  const actor = useActorRef(splashMachine, { input: { elapsed: shown?.elapsed } });
  // Back does not lead through it again.
  useFlowEvents(actor, () => navigate('/', { replace: true }));
  return (
    <>
      <PageTitle page={t('page')} />
      <SplashScreen actor={actor} beginning={shown?.beginning} />
    </>
  );
}
