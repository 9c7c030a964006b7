import { CircleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import * as styles from './Field.css';
import type { FieldTextProps } from './fieldProps';

interface FieldGroupProps extends FieldTextProps {
  /** Id of the group; its label and error have the ids `${id}-label` and `${id}-error`. */
  id: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function FieldGroup({
  id,
  label,
  isLabelHidden = false,
  isOptional = false,
  description,
  errorMessage,
  children,
  ref,
}: FieldGroupProps) {
  const t = useMessages(commonMessages);
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={styles.field}
    >
      <span id={`${id}-label`} className={isLabelHidden ? styles.hiddenLabel : styles.label}>
        <span>{label}</span>{' '}
        {isOptional && <span className={styles.optional}>{t('optional')}</span>}
      </span>
      {children}
      {errorMessage && (
        <div id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden className={styles.errorIcon} />
          <span>{errorMessage}</span>
        </div>
      )}
      {description && (
        <div id={`${id}-description`} className={styles.description}>
          {description}
        </div>
      )}
    </div>
  );
}
