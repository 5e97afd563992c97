import {
  ATTACHMENT_LIMITS,
  attachmentName,
  totalSize,
  type ReplyFile,
} from '@manzil/contracts/leads/reply-file';
import { variantUrl } from '@manzil/contracts/media/variants';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../../shared/ui/icon';
import { formatBytes } from '../../../kit/labels/format';
import { ATTACHMENT_TEXTS as TEXTS } from './attachment-texts';
import styles from './attachments.module.css';

interface FileChoicesProps {
  files: readonly ReplyFile[];
  /** Shown instead of an empty list. */
  empty: string;
  isBusy?: boolean;
  chosen: readonly ReplyFile[];
  onChange: (chosen: ReplyFile[]) => void;
}

/** Checkboxes of files; arrow keys move between them. Files that would exceed a limit cannot be chosen. */
export function FileChoices({ files, empty, isBusy = false, chosen, onChange }: FileChoicesProps) {
  if (files.length === 0) return <p role="status">{empty}</p>;
  return (
    <ul className={styles.files} aria-label={TEXTS.list} aria-busy={isBusy} onKeyDown={moveFocus}>
      {files.map((file) => {
        const { filename, kind, size } = file;
        const isChosen = chosen.some((one) => one.filename === filename);
        const obstacle = isChosen ? undefined : obstacleTo(file, chosen);
        const details = [kind === 'image' ? TEXTS.picture : TEXTS.pdf, formatBytes(size), obstacle];
        return (
          <li key={filename}>
            <label className={styles.file} data-off={obstacle !== undefined || undefined}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={obstacle !== undefined}
                onChange={() => {
                  const others = chosen.filter((one) => one.filename !== filename);
                  onChange(isChosen ? others : [...others, file]);
                }}
              />
              {kind === 'image' ? (
                <img src={variantUrl(`/uploads/${filename}`, 160, 'webp')} alt="" loading="lazy" />
              ) : (
                <span className={styles.icon}>
                  <Icon name="file" size={28} />
                </span>
              )}
              <span className={styles.words}>
                <span>
                  <bdi>{attachmentName(file)}</bdi>
                </span>
                <span className={styles.size}>{details.filter(Boolean).join(' · ')}</span>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

function obstacleTo(file: ReplyFile, chosen: readonly ReplyFile[]): string | undefined {
  if (chosen.length >= ATTACHMENT_LIMITS.files) return TEXTS.tooMany;
  return totalSize([...chosen, file]) > ATTACHMENT_LIMITS.bytes ? TEXTS.tooLarge : undefined;
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
  const next = boxes[boxes.findIndex((box) => box === event.target) + step];
  event.preventDefault();
  next?.focus();
}
