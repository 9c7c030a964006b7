import { Camera, CircleAlert, ImageUp, Trash2 } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { useDrop } from 'react-aria-components/useDrop';
import { useControlledState } from 'react-stately/useControlledState';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { fileUploadMessages } from './messages';
import { Button } from '../Button';
import * as fieldStyles from '../Field/Field.css';
import type { FieldTextProps } from '../Field/fieldProps';
import { FileButton } from './FileButton';
import { FilePreview } from './FilePreview';
import * as styles from './FileUpload.css';

export interface FileUploadProps extends FieldTextProps {
  /** The selected file or null, if controlled. */
  value?: File | null;
  /** Initial file, if uncontrolled. @default null */
  defaultValue?: File | null;
  /** Called with the chosen, dropped or pasted file, or with null when the file is removed. */
  onChange?: (file: File | null) => void;
  /** Called when the user cancels the file dialog, or drops something that is not a file. */
  onCancel?: () => void;
  /** MIME types for the file dialog, such as `image/*`. Not validated. @default any */
  acceptedFileTypes?: readonly string[];
  /** Adds a button with this label that opens the camera. */
  camera?: { facing: 'user' | 'environment'; label: string };
  /** Status such as progress, which is announced but is not an error. */
  note?: ReactNode;
  /** Prevents changes while the file is being processed. @default false */
  isPending?: boolean;
  /** Prevents focus and changes. @default false */
  isDisabled?: boolean;
  /** Ref to the root element, which can be focused programmatically. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A field for one file, selected by file dialog, camera, drop or paste, with a preview. Use it for a photo or document;
 * to read a payment code from a picture use `Scanner`.
 */
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
  const t = useMessages(fileUploadMessages);
  const tCommon = useMessages(commonMessages);
  const id = useId();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [labelId, errorId, noteId, descriptionId] = ['label', 'error', 'note', 'description'].map(
    (part) => `${id}-${part}`,
  );
  const describedBy = [errorMessage && errorId, note && noteId, description && descriptionId];
  const [file, setFile] = useControlledState<File | null>(value, defaultValue, onChange);
  const take = (chosen: File | null) => (chosen ? setFile(chosen) : onCancel?.());
  const zone = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    isDisabled: isDisabled || isPending,
    onDrop: ({ items }) => void findDroppedFile(items).then(take),
  });
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const [pasted] = clipboardData.files;
    if (pasted && !isDisabled && !isPending) take(pasted);
  };
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
        <span id={labelId}>{label}</span>{' '}
        {isOptional && <span className={fieldStyles.optional}>{tCommon('optional')}</span>}
      </span>
      <div
        {...dropProps}
        ref={zone}
        onPaste={paste}
        data-drop-target={isDropTarget || undefined}
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
                // The remove button will unmount, so keep focus in the field.
                chooseButton.current?.focus();
                setFile(null);
              }}
            >
              {t('remove')}
            </Button>
          )}
        </div>
        {!file && <p className={`${styles.hint} ${styles.dropHint}`}>{t('dropHere')}</p>}
      </div>
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

type DropItems = Parameters<NonNullable<Parameters<typeof useDrop>[0]['onDrop']>>[0]['items'];

/** Returns the first file among the dropped items; null if there are only folders or text. */
async function findDroppedFile(items: DropItems): Promise<File | null> {
  for (const item of items) if (item.kind === 'file') return item.getFile();
  return null;
}
