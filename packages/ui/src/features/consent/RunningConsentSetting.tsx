import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { getDecimals } from '../../format';
import { useMoney } from '../../hooks/useMoney';
import { useLocale } from '../../messages';
import type { Authorize, ConsentChange } from './consentMachine';
import { consentSettingMachine } from './consentSettingMachine';
import { ConsentSettingSheet } from './ConsentSettingSheet';

interface RunningConsentSettingProps {
  saved: ConsentChange;
  authorize: Authorize<ConsentChange>;
  isOpen: boolean;
  onSaved: (setting: ConsentChange) => void;
  onClose: () => void;
}

/** Starts when it is mounted. */
export function RunningConsentSetting({
  saved,
  authorize,
  isOpen,
  onSaved,
  onClose,
}: RunningConsentSettingProps) {
  const money = useMoney();
  const locale = useLocale();
  const actor = useActorRef(consentSettingMachine, {
    input: { saved, decimals: getDecimals(money.home, money), locale },
  });
  const end = useEffectEvent((change: ConsentChange | null) => {
    if (change) onSaved(change);
    onClose();
  });
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done')
        end(snapshot.matches('saved') ? snapshot.context.change : null);
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return <ConsentSettingSheet actor={actor} authorize={authorize} isOpen={isOpen} />;
}
