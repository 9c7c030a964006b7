import { createLatticeStarPath } from '../../components/Lattice/geometry';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useMessages } from '../../messages';
import { signOutMessages } from './messages';
import * as styles from './signOut.css';

/**
 * Shown during sign-out. Use it until the session has ended; to ask first, use `SignOutScreen`. docs/rules.md
 * SIGNOUT-4.
 */
export function SigningOut() {
  const t = useMessages(signOutMessages);
  return (
    <Screen isCentered>
      <div className={styles.signingOut}>
        <svg
          aria-hidden
          viewBox="0 0 96 96"
          fill="none"
          stroke="currentColor"
          className={styles.emblem}
        >
          <path d={createLatticeStarPath(48, 48, 46)} strokeWidth={2} className={styles.star} />
          <path d={createLatticeStarPath(48, 48, 20)} fill="currentColor" stroke="none" />
        </svg>
        <h1 tabIndex={-1} className={styles.signingOutTitle}>
          {t('signingOut')}
        </h1>
        <Text size="label" tone="muted" align="center">
          {t('signingOutHint')}
        </Text>
      </div>
    </Screen>
  );
}
