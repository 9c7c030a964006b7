import { KeyRound } from 'lucide-react';
import { createLazyDialog } from '../../components/LazyView';
import { ListItem } from '../../components/ListItem';
import { Skeleton } from '../../components/Skeleton';
import { useMessages } from '../../messages';
import type { Loadable } from '../../types';
import { consentMessages } from './messages';
import type { Passkey, Passkeys } from './passkeysMachine';
import { useTimesOpened } from './useTimesOpened';

export interface PasskeysRowProps {
  /** The passkeys of the account, as loaded from the server. The sheet loads them again. */
  list: Loadable<readonly Passkey[]>;
  /** How they are loaded, added and removed. The sheet keeps what it has when it opens. */
  passkeys: Passkeys;
  /** Whether the sheet with the passkeys is open. */
  isOpen: boolean;
  /** Called when the sheet should open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the passkeys that the sheet has loaded, and with those that are left after a removal. */
  onChange: (passkeys: readonly Passkey[]) => void;
}

const Running = createLazyDialog(async () => (await import('./RunningPasskeys')).RunningPasskeys);

/**
 * The row ‘Passkeys’ of a `ConsentSettingCard`, which opens a sheet that adds and removes them. Use it if `giveConsent`
 * of the payment flows asks for a passkey; if your app runs `passkeysMachine`, use `PasskeysSheet`. docs/rules.md
 * CONSENT-12, CONSENT-13.
 */
export function PasskeysRow({ list, passkeys, isOpen, onOpenChange, onChange }: PasskeysRowProps) {
  const t = useMessages(consentMessages);
  const timesOpened = useTimesOpened(isOpen);
  const getValue = () => {
    if (list.status === 'loading') return <Skeleton size="caption" width="9ch" />;
    if (list.status === 'error') return t('passkeys.notLoaded');
    const { length: count } = list.value;
    return count === 0 ? t('passkeys.none') : t('passkeys.count', { count });
  };
  return (
    <>
      <ListItem
        icon={KeyRound}
        title={t('passkeys.title')}
        description={getValue()}
        onPress={() => onOpenChange(true)}
      />
      <Running
        key={timesOpened}
        passkeys={passkeys}
        isOpen={isOpen}
        onChange={onChange}
        onClose={() => onOpenChange(false)}
      />
    </>
  );
}
