import { useId, useState } from 'react';
import type { LibraryAsset } from '@manzil/contracts/media/library';
import { variantUrl } from '@manzil/contracts/media/variants';
import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { messageOf } from '../data/call-api';
import { uploadFile } from '../data/upload-file';
import { AltQuestion } from './alt-question';
import type { LibraryQuery } from './media-calls';
import { LibraryPages, LibrarySearch } from './library-search';
import { NO_FILTERS } from './media-query';
import { MEDIA_TEXTS } from './media-texts';
import { PictureSource } from './picture-source';
import { useLibrary } from './use-library';
import styles from './media-picker.module.css';

interface MediaPickerProps {
  multiple?: boolean;
  /** Called with the selected pictures, in the order of selection. */
  onChoose: (assets: LibraryAsset[]) => void;
  onClose: () => void;
}

/** Selects pictures for a field: from the library, or new ones, which are added to the library first. */
export function MediaPicker({ multiple = false, onChoose, onClose }: MediaPickerProps) {
  const [query, setQuery] = useState<LibraryQuery>({ ...NO_FILTERS, kind: 'image' });
  const [chosen, setChosen] = useState<readonly LibraryAsset[]>([]);
  const [described, setDescribed] = useState<LibraryAsset>();
  const [progress, setProgress] = useState<number>();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { found, failure, loading } = useLibrary(query);
  const input = useId();

  const choose = (asset: LibraryAsset): void => {
    if (!multiple) {
      onChoose([asset]);
      return;
    }
    const others = chosen.filter(({ id }) => id !== asset.id);
    setChosen(others.length < chosen.length ? others : [...chosen, asset]);
  };
  const upload = async (files: readonly File[], refused: readonly string[]): Promise<void> => {
    const problems = [...refused];
    const added: LibraryAsset[] = [];
    for (const file of files) {
      try {
        const asset = await uploadFile(file, setProgress).done;
        added.push({
          alt: '',
          usedBy: [],
          tags: [],
          kept: false,
          unusedSince: null,
          removeAt: null,
          ...asset,
        });
      } catch (error) {
        problems.push(messageOf(error));
      }
    }
    setProgress(undefined);
    setRefusals(problems);
    const [first] = added;
    if (multiple)
      setChosen((now) => [...now, ...added.filter(({ id }) => !now.some((one) => one.id === id))]);
    else if (first?.alt === '') setDescribed(first);
    else if (first !== undefined) onChoose([first]);
  };

  if (described !== undefined)
    return (
      <Dialog title={MEDIA_TEXTS.choose} onClose={onClose} wide>
        <div className="backend-form">
          <img src={`/uploads/${described.filename}`} alt="" className={styles.described} />
          <AltQuestion
            id={described.id}
            onDone={(alt = '') => {
              onChoose([{ ...described, alt }]);
            }}
          />
        </div>
      </Dialog>
    );
  return (
    <Dialog title={multiple ? MEDIA_TEXTS.chooseMany : MEDIA_TEXTS.choose} onClose={onClose} wide>
      <div className="backend-form">
        <div>
          <label htmlFor={input} className={styles.label}>
            {multiple ? MEDIA_TEXTS.uploadMany : MEDIA_TEXTS.upload}
          </label>
          <PictureSource
            control={{ id: input }}
            label={MEDIA_TEXTS.upload}
            multiple={multiple}
            maxBytes={MAX_IMAGE_BYTES}
            tooLarge={() => MEDIA_TEXTS.tooLarge}
            onFiles={(files, refused) => void upload(files, refused)}
          />
          {progress !== undefined && <progress value={progress} aria-label="Uploading the picture" />}
          {refusals.map((refusal) => (
            <p key={refusal} role="alert" className={styles.refusal}>
              {refusal}
            </p>
          ))}
        </div>
        <LibrarySearch query={query} onChange={setQuery} tags={found?.tags ?? []} imagesOnly />
        {failure !== undefined && <p role="alert">{failure}</p>}
        {found?.items.length === 0 && <p>{MEDIA_TEXTS.nothingFound}</p>}
        <ul className={styles.pictures} aria-busy={loading}>
          {found?.items.map((asset) => (
            <li key={asset.id}>
              <button
                type="button"
                className={styles.picture}
                aria-pressed={multiple ? chosen.some(({ id }) => id === asset.id) : undefined}
                onClick={() => {
                  choose(asset);
                }}
              >
                <img
                  src={variantUrl(`/uploads/${asset.filename}`, 320, 'webp')}
                  alt={asset.alt}
                  loading="lazy"
                />
                <span>{asset.originalName}</span>
              </button>
            </li>
          ))}
        </ul>
        {found !== undefined && (
          <LibraryPages query={query} onChange={setQuery} total={found.total} pageSize={found.pageSize} />
        )}
        {multiple && (
          <div className={styles.foot}>
            <Button
              kind="primary"
              disabled={chosen.length === 0}
              onClick={() => {
                onChoose([...chosen]);
              }}
            >
              {MEDIA_TEXTS.take(chosen.length)}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
