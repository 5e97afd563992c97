import { variantUrl } from '@manzil/contracts/media/variants';
import type { LibraryAsset } from '@manzil/contracts/media/library';
import { Icon } from '../../components/icon';
import { formatDateTime } from '../lib/format-date-time';
import { Button } from '../../ui/button';
import styles from './media-library.module.css';

interface AssetCardProps {
  asset: LibraryAsset;
  onOpen: () => void;
}

/** A file of the library at a glance. */
export function AssetCard({ asset, onOpen }: AssetCardProps) {
  const { filename, kind, originalName, alt, size, width, height, createdAt, usedBy } = asset;
  return (
    <li className={styles.card}>
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
          {sizeText(size)}
        </span>
        <span>{formatDateTime(createdAt)}</span>
        <span>
          {usedBy.length === 0
            ? 'Not used'
            : usedBy.length === 1
              ? 'Used in 1 place'
              : `Used in ${usedBy.length} places`}
        </span>
        {kind === 'image' && alt === '' && <span className={styles.missing}>No alt text</span>}
      </div>
      <Button onClick={onOpen} aria-label={`Details of ${originalName}`}>
        Details
      </Button>
    </li>
  );
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
