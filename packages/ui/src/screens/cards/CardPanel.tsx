import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { CopyButton } from '../../components/CopyButton';
import { DebitCard } from '../../components/DebitCard';
import { useTranslations } from '../../messages';
import * as styles from './cards.css';
import type { WalletCard } from './walletCard';

interface CardPanelProps {
  card: WalletCard;
  onCopied: () => void;
  onCopyFailed: () => void;
}

/** A card with buttons to show and copy its number. docs/rules.md CARDS-3. */
export function CardPanel({ card, onCopied, onCopyFailed }: CardPanelProps) {
  const t = useTranslations('cards');
  const [isRevealed, setRevealed] = useState(false);
  const { type, last4, number } = card;
  return (
    <div role="group" aria-label={t('cardEnding', { type, last4 })} className={styles.panel}>
      <DebitCard card={card} isRevealed={isRevealed} />
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="sm"
          isFullWidth
          icon={isRevealed ? EyeOff : Eye}
          onPress={() => setRevealed(!isRevealed)}
        >
          {isRevealed ? t('hideNumber') : t('showNumber')}
        </Button>
        <div>
          <CopyButton
            variant="outline"
            size="sm"
            isFullWidth
            text={number}
            label={t('copyNumber')}
            onCopied={onCopied}
            onCopyFailed={onCopyFailed}
          />
        </div>
      </div>
    </div>
  );
}
