import { useSelector } from '@xstate/react';
import { Camera } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { SubmissionForm } from '../../flows/submission';
import { AddressField, ProfileTextField } from './ProfileFields';
import * as styles from './profile.css';
import type { ProfileActor } from './profileMachine';

export interface EditProfileScreenProps {
  /** A running `profileMachine`; its owner decides where `left` leads. */
  actor: ProfileActor;
  /** Avatar initials. */
  initials: string;
  onChangePhoto: () => void;
}

const FORM = 'edit-profile';

/** The profile as a form. docs/rules.md PROFILE-5. */
export function EditProfileScreen({ actor, initials, onChangePhoto }: EditProfileScreenProps) {
  const t = useTranslations('profile');
  const isBusy = useSelector(actor, (snapshot) => !snapshot.matches('editing'));
  return (
    <Screen
      header={
        <PageHeader
          title={t('edit')}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isBusy}
        />
      }
      footer={
        <Button type="submit" form={FORM} fullWidth isPending={isBusy}>
          {t('save')}
        </Button>
      }
    >
      <div className={styles.photo}>
        <Avatar initials={initials} size="lg" />
        <Button variant="plain" size="sm" icon={Camera} onPress={onChangePhoto}>
          {t('changePhoto')}
        </Button>
      </div>
      <SubmissionForm actor={actor} id={FORM}>
        <Stack gap={5}>
          <ProfileTextField actor={actor} field="name" />
          <ProfileTextField actor={actor} field="email" />
          <ProfileTextField actor={actor} field="phone" />
          <AddressField actor={actor} />
        </Stack>
      </SubmissionForm>
    </Screen>
  );
}
