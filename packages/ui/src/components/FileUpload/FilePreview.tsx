import { FileText } from 'lucide-react';
import { useObjectUrl } from '../../hooks/useObjectUrl';
import { useMessages } from '../../messages';
import { fileUploadMessages } from './messages';
import * as styles from './FileUpload.css';
import { getFileSize } from './getFileSize';

interface FilePreviewProps {
  file: File;
  field: string;
}

export function FilePreview({ file, field }: FilePreviewProps) {
  const t = useMessages(fileUploadMessages);
  const isImage = file.type.startsWith('image/');
  const url = useObjectUrl(isImage ? file : null);
  const { unit, size } = getFileSize(file.size);
  return (
    <div className={styles.preview}>
      {isImage &&
        (url ? (
          <img src={url} alt={t('preview', { field })} className={styles.picture} />
        ) : (
          <div className={styles.picture} />
        ))}
      <div className={styles.prompt}>
        {!isImage && <FileText aria-hidden className={styles.promptIcon} />}
        <p className={styles.hint}>
          <span className={styles.name} translate="no">
            <bdi>{file.name}</bdi>
          </span>
          <span>{t(unit, { size })}</span>
        </p>
      </div>
    </div>
  );
}
