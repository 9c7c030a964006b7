import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import * as styles from './Field.css';
import type { FieldTextProps } from './fieldProps';

interface FieldLayoutProps extends FieldTextProps {
  children: ReactNode;
  footnote?: ReactNode;
}

/** Renders label, control, error and help text. The surrounding React Aria field adds the ARIA relationships. */
export function FieldLayout({
  label,
  isLabelHidden = false,
  isOptional = false,
  description,
  errorMessage,
  footnote,
  children,
}: FieldLayoutProps) {
  const t = useMessages(commonMessages);
  return (
    <>
      <AriaLabel className={isLabelHidden ? styles.hiddenLabel : styles.label}>
        {isOptional ? (
          <>
            <span>{label}</span> <span className={styles.optional}>{t('optional')}</span>
          </>
        ) : (
          label
        )}
      </AriaLabel>
      {children}
      {errorMessage && (
        <AriaFieldError className={styles.error}>
          <CircleAlert aria-hidden className={styles.errorIcon} />
          <span>{errorMessage}</span>
        </AriaFieldError>
      )}
      {description && (
        <AriaText slot="description" className={styles.description}>
          {description}
        </AriaText>
      )}
      {footnote}
    </>
  );
}
