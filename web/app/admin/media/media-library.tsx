import { useState } from 'react';
import type { LibraryAsset } from '@manzil/contracts/media/library';
import { useSearchParams } from 'react-router';
import { useRefresh } from '../data/use-refresh';
import { Button } from '../../ui/button';
import { SectionHead } from '../parts/section-head';
import { AssetCard } from './asset-card';
import { AssetDialog } from './asset-dialog';
import { LibraryPages, LibrarySearch } from './library-search';
import type { LibraryQuery } from './media-calls';
import { libraryQuery } from './media-query';
import { UploadQueue } from './upload-queue';
import { useLibrary } from './use-library';
import { EditOnly } from '../../ui/read-only';
import styles from './media-library.module.css';

/** Every upload of the site. The search is in the address, so that it can be gone back to. */
export function MediaLibrary() {
  const [params, setParams] = useSearchParams();
  const query = libraryQuery(params);
  const { found, failure, loading } = useLibrary(query);
  const refresh = useRefresh();
  const [opened, setOpened] = useState<LibraryAsset | undefined>();
  // It stays open when the list that is read behind it no longer has it.
  const open = found?.items.find(({ id }) => id === opened?.id) ?? opened;
  const change = (next: LibraryQuery): void => {
    setParams(addressOf(next), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <SectionHead
        title="Media"
        intro="Every picture and document of the site. Files that nothing uses for a day are removed."
      />
      <div className="backend-form">
        <EditOnly>
          <UploadQueue onUploaded={() => void refresh()} />
        </EditOnly>
        <LibrarySearch query={query} onChange={change} />
        {failure !== undefined && (
          <div role="alert" className="backend-panel backend-form">
            <p>{failure}</p>
            <div className="backend-actions">
              <Button kind="primary" busy={loading} onClick={() => void refresh()}>
                Retry
              </Button>
            </div>
          </div>
        )}
        {found === undefined && failure === undefined && <p role="status">Loading the library…</p>}
        {found !== undefined && (
          <>
            <p role="status" className={styles.count}>
              {found.total === 1 ? '1 file' : `${found.total} files`}
            </p>
            {found.total === 0 && (
              <p className={styles.empty}>
                {query.q === '' && query.kind === ''
                  ? 'There are no files yet.'
                  : 'Nothing matches this search.'}
              </p>
            )}
            <ul className={styles.grid} aria-label="Files" aria-busy={loading}>
              {found.items.map((asset) => (
                <AssetCard
                  key={asset.id}
                  asset={asset}
                  onOpen={() => {
                    setOpened(asset);
                  }}
                />
              ))}
            </ul>
            <LibraryPages query={query} onChange={change} total={found.total} pageSize={found.pageSize} />
          </>
        )}
      </div>
      {open !== undefined && (
        <AssetDialog
          key={open.id}
          asset={open}
          onClose={() => {
            setOpened(undefined);
          }}
          onChanged={refresh}
        />
      )}
    </>
  );
}

function addressOf({ q, kind, page }: LibraryQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (kind !== '') params.set('kind', kind);
  if (page > 1) params.set('page', String(page));
  return params;
}
