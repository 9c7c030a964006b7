import { Camera, CircleAlert, ImageUp, Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { DropZone as AriaDropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { useControlledState } from 'react-stately/useControlledState';
import { useTranslations } from '../../messages';
import { Button } from '../Button';
import * as fieldStyles from '../Field/Field.css';
import type { FieldTextProps } from '../Field/fieldProps';
import { FileButton } from './FileButton';
import { FilePreview } from './FilePreview';
import * as styles from './FileUpload.css';

export interface FileUploadProps extends FieldTextProps {
  /** The file, or null for none, where its owner keeps it. */
  value?: File | null;
  /** The file at first, where the field keeps it. @default null */
  defaultValue?: File | null;
  /** A file from the dialog, dropped or pasted; null when it was removed. */
  onChange?: (file: File | null) => void;
  /** The choice ended without a file: a closed dialog, or something dropped that is none. */
  onCancel?: () => void;
  /** MIME types that the file dialog offers, such as `image/*`. What comes is not checked. @default any */
  acceptedFileTypes?: readonly string[];
  /** Offers the device's camera first, under this name; a file does as well. */
  camera?: { facing: 'user' | 'environment'; label: string };
  /** What became of a choice that changed nothing, short of an error. Announced. */
  note?: ReactNode;
  /** The last choice is being looked at: takes no other. @default false */
  isPending?: boolean;
  /** Takes neither focus nor files. @default false */
  isDisabled?: boolean;
  /** The root element, which takes focus by script. */
  ref?: Ref<HTMLDivElement>;
}

/** Takes one file: by dialog, by camera, by drag and drop. Shows it, replaces it, removes it. */
export function FileUpload({
  label,
  isLabelHidden = false,
  isOptional = false,
  description,
  errorMessage,
  value,
  defaultValue = null,
  onChange,
  onCancel,
  acceptedFileTypes,
  camera,
  note,
  isPending = false,
  isDisabled = false,
  ref,
}: FileUploadProps) {
  const t = useTranslations('fileUpload');
  const tCommon = useTranslations('common');
  const id = useId();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [labelId, errorId, noteId, descriptionId] = ['label', 'error', 'note', 'description'].map(
    (part) => `${id}-${part}`,
  );
  const describedBy = [errorMessage && errorId, note && noteId, description && descriptionId];
  const [file, setFile] = useControlledState<File | null>(value, defaultValue, onChange);
  const take = (chosen: File | null) => (chosen ? setFile(chosen) : onCancel?.());
  const button = { acceptedFileTypes, isPending, isDisabled, onChoose: take };

  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      data-invalid={errorMessage ? true : undefined}
      className={`${fieldStyles.field} ${styles.group}`}
    >
      <span className={isLabelHidden ? fieldStyles.hiddenLabel : fieldStyles.label}>
        <span id={labelId}>{label}</span>
        {isOptional && <span className={fieldStyles.optional}>{tCommon('optional')}</span>}
      </span>
      <AriaDropZone
        aria-label={t('dropFor', { field: label })}
        isDisabled={isDisabled || isPending}
        onDrop={({ items }) => void droppedFile(items).then(take)}
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
              isDisabled={isDisabled || isPending}
              aria-label={t('removeFor', { field: label })}
              onPress={() => {
                // The button goes with the file; focus stays in the field.
                chooseButton.current?.focus();
                setFile(null);
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

type DropItems = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'];

/** The first file among dropped or pasted things; null when there is none, as with a folder or a text. */
async function droppedFile(items: DropItems): Promise<File | null> {
  for (const item of items) if (item.kind === 'file') return item.getFile();
  return null;
}
