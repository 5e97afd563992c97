import { useMemo } from 'react';
import type { DevelopmentImage } from '@manzil/contracts/listings/development';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import type { GalleryChanges } from './gallery-changes';
import { ImageActions } from './image-actions';
import styles from './gallery.module.css';

interface GalleryTableProps {
  images: readonly DevelopmentImage[];
  changes: GalleryChanges;
  onChanged: () => Promise<void>;
  onDelete: (image: DevelopmentImage) => void;
}

type NumberedImage = DevelopmentImage & { number: number };

export function GalleryTable({ images, changes, onChanged, onDelete }: GalleryTableProps) {
  const rows = useMemo(
    () => images.map((image, index): NumberedImage => ({ ...image, number: index + 1 })),
    [images],
  );
  const columns = useMemo<Column<NumberedImage>[]>(
    () => [
      { accessorKey: 'number', header: 'Number' },
      { accessorKey: 'developmentName', header: 'Property Name', enableSorting: false },
      {
        accessorKey: 'url',
        header: 'Image',
        enableSorting: false,
        cell: ({ row: { original } }) => (
          <img
            src={original.url}
            alt={`Number ${String(original.number)} of the gallery`}
            loading="lazy"
            className={styles.picture}
          />
        ),
      },
      {
        id: 'actions',
        header: 'Actions',
        enableSorting: false,
        cell: ({ row: { original } }) => (
          <ImageActions
            image={original}
            number={original.number}
            changes={changes}
            onChanged={onChanged}
            onDelete={() => {
              onDelete(original);
            }}
          />
        ),
      },
    ],
    [changes, onChanged, onDelete],
  );
  return (
    <DataTable
      caption="Gallery"
      rows={rows}
      columns={columns}
      empty="The gallery has no images yet."
      idOf={({ id }) => String(id)}
    />
  );
}
