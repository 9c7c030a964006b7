import { useSelector } from '@xstate/react';
import { Camera } from 'lucide-react';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { getInitials } from '../../format';
import { useMessages } from '../../messages';
import { profileMessages } from '../../messages/shared/profile';
import { FormScreen } from '../../steps/FormScreen';
import { AddressField, ProfileTextField } from './ProfileFields';
import * as styles from './profile.css';
import type { ProfileActor } from './profileMachine';

export interface EditProfileScreenProps {
  /** A running `profileMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: ProfileActor;
  /** Called when Change photo is pressed. */
  onChangePhoto: () => void;
}

/**
 * Form for editing the profile. Use it for what the user may change without review; to show the profile use
 * `ProfileScreen`, to verify identity `KycFlow`. docs/rules.md PROFILE-5.
 */
export function EditProfileScreen({ actor, onChangePhoto }: EditProfileScreenProps) {
  const t = useMessages(profileMessages);
  const initials = useSelector(actor, ({ context }) => getInitials(context.values.name));
  return (
    <FormScreen
      actor={actor}
      title={t('edit')}
      submitLabel={t('save')}
      pendingLabel={t('save')}
      gap={5}
      before={
        <div className={styles.photo}>
          <Avatar initials={initials} size="lg" />
          <Button variant="plain" size="sm" icon={Camera} onPress={onChangePhoto}>
            {t('changePhoto')}
          </Button>
        </div>
      }
    >
      <ProfileTextField actor={actor} field="name" />
      <ProfileTextField actor={actor} field="email" />
      <ProfileTextField actor={actor} field="phone" />
      <AddressField actor={actor} />
    </FormScreen>
  );
}
