import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslations } from '../../messages';
import { Button, IconButton } from '../Button';
import * as styles from './BottomBar.css';

interface BottomBarActionsProps {
  /** The lazy-loaded menus; undefined while they are loading. */
  Menus?: ComponentType;
  onBack: () => void;
}

/** The buttons of action mode: Back, Deposit and Withdraw. */
export function BottomBarActions({ Menus, onBack }: BottomBarActionsProps) {
  const t = useTranslations();
  return (
    <div className={styles.actions}>
      <IconButton icon={ArrowLeft} aria-label={t('common.back')} onPress={onBack} />
      {Menus ? (
        <Menus />
      ) : (
        (['deposit', 'withdraw'] as const).map((action) => (
          <div key={action} className={styles.action}>
            <Button isPending variant="secondary" size="sm" isFullWidth>
              {t(`navigation.${action}`)}
            </Button>
          </div>
        ))
      )}
    </div>
  );
}
