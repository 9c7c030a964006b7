import { Camera, CircleAlert, ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { DropZone as AriaDropZone } from 'react-aria-components/DropZone';
import { useTranslations } from 'use-intl';
import { Button } from '../Button';
import type { FieldProps } from '../Field';
import * as fieldStyles from '../Field/Field.css';
import { droppedFile } from './droppedFile';
import { FileButton } from './FileButton';
import { FilePreview } from './FilePreview';
import * as styles from './FileUpload.css';

export interface FileUploadProps extends Pick<
  FieldProps,
  'label' | 'isOptional' | 'description' | 'errorMessage'
> {
  /** What was taken; null for none. */
  file: File | null;
  /** MIME types that the file dialog offers, such as `image/*`. What comes is not checked here. */
  accept: readonly string[];
  /** Offers the device's camera first, under this name; a file does as well. */
  camera?: { facing: 'user' | 'environment'; label: string };
  /** What became of a choice that changed nothing, short of an error. Announced. */
  note?: ReactNode;
  /** The last choice is being looked at: takes no other. @default false */
  isChecking?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** A file from the dialog, dropped or pasted; null when the choice ended without one. */
  onChoose: (file: File | null) => void;
  onRemove: () => void;
}

/** Takes one file: by dialog, by camera, by drag and drop. Shows it, replaces it, removes it. */
export function FileUpload({
  label,
  isOptional = false,
  description,
  errorMessage,
  file,
  accept,
  camera,
  note,
  isChecking = false,
  isDisabled = false,
  onChoose,
  onRemove,
}: FileUploadProps) {
  const t = useTranslations('fileUpload');
  const tCommon = useTranslations('common');
  const id = useId();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [labelId, errorId, noteId, descriptionId] = ['label', 'error', 'note', 'description'].map(
    (part) => `${id}-${part}`,
  );
  const describedBy = [errorMessage && errorId, note && noteId, description && descriptionId];
  const button = {
    accept,
    isPending: isChecking,
    isDisabled,
    onChoose,
  };

  return (
    <div
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      data-invalid={errorMessage ? true : undefined}
      className={`${fieldStyles.field} ${styles.group}`}
    >
      <span className={fieldStyles.label}>
        <span id={labelId}>{label}</span>
        {isOptional && <span className={fieldStyles.optional}>{tCommon('optional')}</span>}
      </span>
      <AriaDropZone
        aria-label={t('dropFor', { field: label })}
        isDisabled={isDisabled || isChecking}
        onDrop={({ items }) => void droppedFile(items).then(onChoose)}
        className={styles.zone}
      >
        {file && <FilePreview file={file} field={label} />}
        <div className={styles.actions}>
          {camera && (
            <FileButton
              {...button}
              icon={Camera}
              camera={camera.facing}
              variant={file ? 'outline' : 'secondary'}
            >
              {camera.label}
            </FileButton>
          )}
          <FileButton
            {...button}
            buttonRef={chooseButton}
            icon={ImageUp}
            variant={file || camera ? 'outline' : 'secondary'}
            aria-label={t(file ? 'replaceFor' : 'chooseFor', { field: label })}
          >
            {t(file ? 'replace' : 'choose')}
          </FileButton>
          {file && (
            <Button
              size="sm"
              variant="dangerPlain"
              icon={Trash2}
              isDisabled={isDisabled || isChecking}
              aria-label={t('removeFor', { field: label })}
              onPress={() => {
                // The button goes with the file; focus stays in the field.
                chooseButton.current?.focus();
                onRemove();
              }}
            >
              {t('remove')}
            </Button>
          )}
        </div>
        {!file && <p className={`${styles.hint} ${styles.dropHint}`}>{t('dropHere')}</p>}
      </AriaDropZone>
      {errorMessage && (
        <p id={errorId} className={fieldStyles.error}>
          <CircleAlert aria-hidden className={fieldStyles.errorIcon} />
          <span>{errorMessage}</span>
        </p>
      )}
      <p id={noteId} role="status" className={styles.note}>
        {note}
      </p>
      {description && (
        <p id={descriptionId} className={fieldStyles.description}>
          {description}
        </p>
      )}
    </div>
  );
}
