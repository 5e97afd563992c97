import { useState } from 'react';
import type { LibraryAsset, ReplacedFile } from '@manzil/contracts/media/library';
import { MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { messageOf } from '../../kit/data/call-api';
import type { Progress } from '../../kit/data/send-form';
import { uploadFile } from '../../kit/data/upload-file';
import { FileField } from '../../../shared/ui/file-field';
import { toasts } from '../../../shared/ui/toast-queue';
import { AssetUses } from './asset-uses';
import { replaceAsset } from '../../kit/media/media-calls';
import { MEDIA_TEXTS } from '../../kit/media/media-texts';
import { PictureFileField } from '../../kit/media/picture-file-field';
import styles from './media-library.module.css';

interface ReplaceAssetProps {
  asset: LibraryAsset;
  /** `remaining`: the places that still use the old file. */
  onReplaced: (remaining: ReplacedFile['left']) => void;
}

/** Replaces a file in every place that uses it, and lists the places where that fails. */
export function ReplaceAsset({ asset, onReplaced }: ReplaceAssetProps) {
  const [chosen, setChosen] = useState<File | undefined>();
  const [progress, setProgress] = useState<Progress | undefined>();
  const [issue, setIssue] = useState<string | undefined>();
  const [result, setResult] = useState<ReplacedFile>();

  const replace = async (file: File): Promise<void> => {
    setChosen(file);
    setIssue(undefined);
    setProgress(new Map());
    try {
      const { filename } = await uploadFile(file, (share) => {
        setProgress(new Map([[file, share]]));
      }).done;
      const changed = await replaceAsset(asset.filename, filename);
      setResult(changed);
      toasts.done(wordsOf(changed));
      onReplaced([...changed.left, ...changed.failed, ...changed.pending]);
    } catch (error) {
      setIssue(messageOf(error));
    }
    setChosen(undefined);
    setProgress(undefined);
  };

  const field = {
    label: 'Replace with',
    issue,
    value: chosen,
    progress,
    onFile: (file: File | undefined) => {
      if (file !== undefined) void replace(file);
    },
  };
  return (
    <>
      {asset.kind === 'image' ? (
        <PictureFileField
          {...field}
          hint="Another picture of at most 2 MB, at once in every place that uses this one."
          maxBytes={MAX_IMAGE_BYTES}
        />
      ) : (
        <FileField
          {...field}
          hint="Another PDF of at most 18 MB, at once in every place that uses this one."
          accept="application/pdf"
          maxBytes={MAX_DOCUMENT_BYTES}
          wrongType={MEDIA_TEXTS.wrongDocument}
          tooLarge="File size is more than 18MB. Please choose a smaller file."
        />
      )}
      {result !== undefined &&
        REMAINING.map(([kind, text]) => <Remaining key={kind} text={text} uses={result[kind]} />)}
    </>
  );
}

const REMAINING = [
  ['pending', 'These still use the old file. They update automatically within minutes.'],
  ['failed', 'These could not be changed. Open them and choose the new file there.'],
  ['left', 'These keep the old file, because their content comes from the feed or they are deleted.'],
] as const;

function Remaining({ text, uses }: { text: string; uses: ReplacedFile['left'] }) {
  if (uses.length === 0) return null;
  return (
    <div role="alert" className={styles.uses}>
      <p>{text}</p>
      <AssetUses uses={uses} />
    </div>
  );
}

function wordsOf({ replaced: { length }, ...remaining }: ReplacedFile): string {
  if (length === 0 && REMAINING.some(([kind]) => remaining[kind].length > 0))
    return 'The new file is in the library. No place uses it yet.';
  if (length === 0) return 'The new file is in the library. Nothing used the old one.';
  return length === 1 ? 'Replaced in 1 place.' : `Replaced in ${String(length)} places.`;
}
