import { variantUrl } from '@manzil/contracts/media/variants';
import type { LibraryAsset } from '@manzil/contracts/media/library';
import { Icon } from '../../../shared/ui/icon';
import { formatBytes } from '../../kit/labels/format';
import { formatDateTime, formatDay } from '../../kit/labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import { EditOnly } from '../../../shared/ui/read-only';
import { MEDIA_TEXTS } from '../../kit/media/media-texts';
import styles from './media-library.module.css';

interface AssetCardProps {
  asset: LibraryAsset;
  onOpen: () => void;
  selected: boolean;
  onSelect: (isOn: boolean) => void;
}

export function AssetCard({ asset, onOpen, selected, onSelect }: AssetCardProps) {
  const { filename, kind, originalName, alt, size, width, height, createdAt, usedBy, tags } = asset;
  return (
    <li className={selected ? styles.chosen : styles.card}>
      <EditOnly>
        <label className={styles.select}>
          <input
            type="checkbox"
            aria-label={`Select ${originalName}`}
            checked={selected}
            onChange={(event) => {
              onSelect(event.target.checked);
            }}
          />
        </label>
      </EditOnly>
      {kind === 'image' ? (
        <img
          src={variantUrl(`/uploads/${filename}`, 320, 'webp')}
          alt={alt}
          loading="lazy"
          className={styles.picture}
        />
      ) : (
        <span className={styles.picture}>
          <Icon name="file" size={48} />
        </span>
      )}
      <div className={styles.words}>
        <strong>{originalName}</strong>
        <span>
          {width !== null && height !== null && `${width}×${height} · `}
          {formatBytes(size)}
        </span>
        <span>{formatDateTime(createdAt)}</span>
        <span>
          {usedBy.length === 0
            ? unusedText(asset)
            : usedBy.length === 1
              ? 'Used in 1 place'
              : `Used in ${usedBy.length} places`}
        </span>
        {tags.length > 0 && <span>{tags.join(', ')}</span>}
        {kind === 'image' && alt === '' && <span className={styles.missing}>No alt text</span>}
      </div>
      <Button onClick={onOpen} aria-label={`Details of ${originalName}`}>
        Details
      </Button>
    </li>
  );
}

/** Status of an unused file: kept, or the day on which it is removed. */
export const unusedText = ({ kept, removeAt }: LibraryAsset): string =>
  kept ? MEDIA_TEXTS.kept : removeAt === null ? 'Not used' : MEDIA_TEXTS.removeOn(formatDay(removeAt));
