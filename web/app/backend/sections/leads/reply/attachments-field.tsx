import type { Lead } from '@manzil/contracts/leads/lead';
import { attachmentName, type ReplyFile } from '@manzil/contracts/leads/reply-file';
import { useId, useState } from 'react';
import { Button } from '../../../../shared/ui/button';
import { describedBy, FieldNotes } from '../../../../shared/ui/field';
import { Icon } from '../../../../shared/ui/icon';
import { formatBytes } from '../../../kit/labels/format';
import { ATTACHMENT_TEXTS as TEXTS } from './attachment-texts';
import { FilePicker } from './file-picker';
import styles from './attachments.module.css';

interface AttachmentsFieldProps {
  lead: Lead;
  files: readonly ReplyFile[];
  /** A sentence about all files, or about the file at an index. */
  issueOf: (index?: number) => string | undefined;
  onChange: (files: ReplyFile[]) => void;
}

/** The files that are sent with a reply. */
export function AttachmentsField({ lead, files, issueOf, onChange }: AttachmentsFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const issue = issueOf();
  const button = `${id}-add`;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { hint: TEXTS.hint, issue })}
      className={styles.group}
    >
      <span id={`${id}-label`} className={styles.label}>
        {TEXTS.label}
      </span>
      {files.length > 0 && (
        <ul className={styles.chips}>
          {files.map((file, index) => {
            const name = attachmentName(file);
            const refusal = issueOf(index);
            return (
              <li
                key={file.filename}
                className={styles.chip}
                data-refused={refusal !== undefined || undefined}
              >
                <span className={styles.name}>
                  <bdi>{name}</bdi> <span className={styles.size}>{formatBytes(file.size)}</span>
                </span>
                <button
                  type="button"
                  aria-label={TEXTS.remove(name)}
                  onClick={() => {
                    onChange(files.filter((each) => each !== file));
                    document.getElementById(button)?.focus();
                  }}
                >
                  <Icon name="close" size={16} />
                </button>
                {refusal !== undefined && (
                  <span role="alert" className={styles.refusal}>
                    {refusal}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div>
        <Button
          id={button}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {TEXTS.add}
        </Button>
      </div>
      <FieldNotes id={id} label={TEXTS.label} hint={TEXTS.hint} issue={issue} />
      {isOpen && (
        <FilePicker
          lead={lead}
          attached={files}
          onChoose={(chosen) => {
            setIsOpen(false);
            onChange(chosen);
          }}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
