import { Button } from './button';
import styles from './file-field.module.css';

interface FileRowProps {
  file: File;
  /** Upload progress, from 0 to 1. */
  share: number | undefined;
  onRemove: () => void;
}

/** A chosen file: its name, its size, its upload progress, and a button to remove it. */
export function FileRow({ file, share, onRemove }: FileRowProps) {
  return (
    <div className={styles.chosen}>
      <span>{file.name}</span>
      <span className={styles.size}>{sizeOf(file.size)}</span>
      {share === undefined ? (
        <Button kind="quiet" onClick={onRemove} aria-label={`Remove ${file.name}`}>
          Remove
        </Button>
      ) : (
        <progress value={share} aria-label={`Uploading ${file.name}`} />
      )}
    </div>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`
    : `${(bytes / 1_048_576).toFixed(1)} MB`;
