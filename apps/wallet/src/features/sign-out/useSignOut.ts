import { useQueryClient } from '@tanstack/react-query';
import { useNavigation } from '../../platform/navigation/navigation';
import { useDevice } from '../../platform/storage/DeviceContext';
import { broadcastSignOut } from '../../session/otherTabs';
import { signOut } from '../../session/signOut';
import { href } from '../routes';

/** Returns a function that signs out in all tabs. docs/rules.md SIGNOUT-4. */
export function useSignOut(): () => void {
  const device = useDevice();
  const queryClient = useQueryClient();
  const { navigate } = useNavigation();
  return () => {
    // Replace the history entry, so Back does not return to the sign-out page.
    signOut({ device, queryClient }, () => navigate(href('auth'), { replace: true }));
    broadcastSignOut(device);
  };
}
