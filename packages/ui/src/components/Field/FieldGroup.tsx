import { CircleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import * as styles from './Field.css';
import type { FieldTextProps } from './fieldProps';

interface FieldGroupProps extends FieldTextProps {
  /** Id of the group; its label and error have the ids `${id}-label` and `${id}-error`. */
  id: string;
  /** Whether focus moves to the group if it is invalid, because its controls are in a frame. @default false */
  takesFocus?: boolean;
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
  takesFocus = false,
  children,
  ref,
}: FieldGroupProps) {
  const t = useMessages(commonMessages);
  const isInvalid = takesFocus && Boolean(errorMessage);
  const descriptions = [isInvalid && `${id}-error`, description && `${id}-description`];
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
      tabIndex={takesFocus ? -1 : undefined}
      data-invalid={isInvalid || undefined}
      className={takesFocus ? styles.focusedGroup : styles.field}
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
