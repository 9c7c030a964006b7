import { LogOut } from 'lucide-react';
import { Button } from '../../components/Button';
import { useTranslations } from '../../messages';
import * as styles from './LockScreen.css';
import type { LockActor } from './lockMachine';

/** Asks before what was begun is given up. docs/rules.md LOCK-7. */
export function SignOutQuestion({ actor }: { actor: LockActor }) {
  const t = useTranslations('signOut');
  const tCommon = useTranslations('common');
  return (
    <div className={styles.panel}>
      <Button
        variant="danger"
        isFullWidth
        icon={LogOut}
        onPress={() => actor.send({ type: 'confirmed' })}
      >
        {t('confirm')}
      </Button>
      <Button variant="plain" isFullWidth onPress={() => actor.send({ type: 'back' })}>
        {tCommon('cancel')}
      </Button>
    </div>
  );
}
