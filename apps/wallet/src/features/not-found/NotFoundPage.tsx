import { useMessages } from '@rad-wallet/ui/messages';
import { NotFoundScreen, notFoundMessages } from '@rad-wallet/ui/features/not-found';
import { useNavigation } from '../../platform/navigation/navigation';
import { getRoute, notFoundRoute } from '../routes';
import { PageTitle } from '../../shell/PageTitle';

export default function NotFoundPage() {
  const t = useMessages(notFoundMessages);
  const { path } = useNavigation();
  const isKnown = getRoute(path) !== notFoundRoute;
  return (
    <>
      <PageTitle page={t(isKnown ? 'notOffered.title' : 'title')} />
      <NotFoundScreen reason={isKnown ? 'notOffered' : 'unknownPath'} />
    </>
  );
}
