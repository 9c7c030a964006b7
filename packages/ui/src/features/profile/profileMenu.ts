import { Bell, CreditCard, LifeBuoy, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react';
import type { EntryContent, MenuGroup } from '../../hooks/menuEntries';
import type { ListEntry } from '../../steps/EntryList';
import { messageOf } from '../../messages';
import { profileMessages } from '../../messages/shared/profile';

export type ProfileGroupId = 'account' | 'preferences' | 'support';

export type ProfileEntryId =
  | 'kycVerification'
  | 'paymentMethods'
  | 'notifications'
  | 'appSettings'
  | 'helpSupport'
  | 'signOut';

/** `personalInformation` has no target, because it opens the screen's own form. */
export type ProfileEntry<Id extends string = string> =
  | ListEntry<Id>
  | (EntryContent<'personalInformation'> & { to?: never; href?: never; onPress?: never });

export type ProfileGroup<Id extends string = string, EntryId extends string = string> = MenuGroup<
  Id,
  ProfileEntry<EntryId>
>;

/** Menu groups, in display order. docs/rules.md PROFILE-3 */
export const defaultProfileMenu: readonly ProfileGroup<ProfileGroupId, ProfileEntryId>[] = [
  {
    id: 'account',
    label: messageOf(profileMessages, 'account'),
    entries: [
      {
        id: 'personalInformation',
        icon: UserRound,
        label: messageOf(profileMessages, 'personalInformation'),
        description: messageOf(profileMessages, 'personalInformationHint'),
      },
      {
        id: 'kycVerification',
        icon: ShieldCheck,
        label: messageOf(profileMessages, 'kycVerification'),
        description: messageOf(profileMessages, 'kycVerificationHint'),
        to: 'kycVerification',
      },
      {
        id: 'paymentMethods',
        icon: CreditCard,
        label: messageOf(profileMessages, 'paymentMethods'),
        description: messageOf(profileMessages, 'paymentMethodsHint'),
        to: 'paymentMethods',
      },
    ],
  },
  {
    id: 'preferences',
    label: messageOf(profileMessages, 'preferences'),
    entries: [
      {
        id: 'notifications',
        icon: Bell,
        label: messageOf(profileMessages, 'notifications'),
        description: messageOf(profileMessages, 'notificationsHint'),
        to: 'notifications',
      },
      {
        id: 'appSettings',
        icon: Settings,
        label: messageOf(profileMessages, 'appSettings'),
        description: messageOf(profileMessages, 'appSettingsHint'),
        to: 'appSettings',
      },
    ],
  },
  {
    id: 'support',
    label: messageOf(profileMessages, 'support'),
    entries: [
      {
        id: 'helpSupport',
        icon: LifeBuoy,
        label: messageOf(profileMessages, 'helpSupport'),
        description: messageOf(profileMessages, 'helpSupportHint'),
        to: 'helpSupport',
      },
      {
        id: 'signOut',
        icon: LogOut,
        label: messageOf(profileMessages, 'signOut'),
        to: 'signOut',
        tone: 'danger',
      },
    ],
  },
];
