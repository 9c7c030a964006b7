import type { ConsentSettings as Settings } from '@rad-wallet/api';
import {
  ConsentSettingCard,
  type Authorize,
  type ConsentChange,
} from '@rad-wallet/ui/features/consent';
import { request, upload } from '@rad-wallet/ui/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askToSignIn, watchSession } from '../../platform/api/serverSession';
import { toLoadable } from '../../platform/api/toLoadable';
import { useCloseOnBack } from '../../platform/navigation/useCloseOnBack';
import type { Connected, PasskeyConnection } from '../features';
import { CONSENT_SETTINGS_KEY, useConsentSettings } from './authorize';
import { PasskeySettings } from './PasskeySettings';
import { withPin } from './withPin';

interface ConsentSettingsProps {
  setting: NonNullable<NonNullable<Connected['authorize']>['setting']>;
  passkeys: PasskeyConnection | undefined;
}

/** The setting of the account which payments need consent. docs/rules.md CONSENT-9. */
export function ConsentSettings({ setting, passkeys }: ConsentSettingsProps) {
  const queryClient = useQueryClient();
  const settings = useConsentSettings();
  const [isOpen, setOpen] = useState(false);
  useCloseOnBack({ isOpen, close: () => setOpen(false) });
  const [authorize] = useState<Authorize<ConsentChange>>(() => ({
    demandConsent: upload((input, options) => watchSession(() => setting.demand(input, options))),
    // Also after a lost answer, or if the sheet was closed before it came.
    giveConsent: request((input, options) =>
      watchSession(() => setting.save(withPin(input), options)).finally(
        () => void queryClient.invalidateQueries({ queryKey: CONSENT_SETTINGS_KEY }),
      ),
    ),
    onSignIn: askToSignIn,
  }));
  return (
    <ConsentSettingCard
      setting={toLoadable(settings, ({ above }): ConsentChange => ({ above }))}
      authorize={authorize}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSaved={(saved) =>
        queryClient.setQueryData<Settings>(
          CONSENT_SETTINGS_KEY,
          (known) => known && { ...known, ...saved },
        )
      }
    >
      {passkeys && <PasskeySettings connection={passkeys} />}
    </ConsentSettingCard>
  );
}
