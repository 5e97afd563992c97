import { useState } from 'react';
import type { LibraryAsset } from '@manzil/contracts/media/library';
import { useSearchParams } from 'react-router';
import { useRefresh } from '../../kit/data/use-refresh';
import { Button } from '../../../shared/ui/button';
import { useSelection } from '../../../shared/ui/use-selection';
import { SectionHead } from '../../kit/layout/section-head';
import { AssetCard } from './asset-card';
import { AssetDialog } from './asset-dialog';
import { LibraryPages, LibrarySearch } from '../../kit/media/library-search';
import type { LibraryQuery } from '../../kit/media/media-calls';
import { LibraryBulk } from './library-bulk';
import { MEDIA_TEXTS } from '../../kit/media/media-texts';
import { addressOf, libraryQuery, NO_FILTERS } from '../../kit/media/media-query';
import { UploadQueue } from './upload-queue';
import { useLibrary } from '../../kit/media/use-library';
import { EditOnly } from '../../../shared/ui/read-only';
import styles from './media-library.module.css';

/** Every upload of the site. The search is in the URL, so that Back restores it. */
export function MediaLibrary() {
  const [params, setParams] = useSearchParams();
  const query = libraryQuery(params);
  const { found, failure, loading } = useLibrary(query);
  const refresh = useRefresh();
  const selection = useSelection(found?.items ?? [], ({ id }) => id);
  const [opened, setOpened] = useState<LibraryAsset | undefined>();
  // The dialog stays open when the reloaded list no longer contains the file.
  const open = found?.items.find(({ id }) => id === opened?.id) ?? opened;
  const change = (next: LibraryQuery): void => {
    setParams(addressOf(next), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <SectionHead
        title="Media"
        intro="Every picture and document of the site. What nothing uses for 90 days is removed; that is announced here two weeks before."
      />
      <div className="backend-form">
        <EditOnly>
          <UploadQueue onUploaded={() => void refresh()} />
        </EditOnly>
        {found !== undefined && found.leaving > 0 && query.show !== 'leaving' && (
          <div className={styles.leaving} role="status">
            <p>{MEDIA_TEXTS.leaving(found.leaving)}</p>
            <Button
              onClick={() => {
                change({ ...NO_FILTERS, show: 'leaving' });
              }}
            >
              {MEDIA_TEXTS.showLeaving}
            </Button>
          </div>
        )}
        <LibrarySearch query={query} onChange={change} tags={found?.tags ?? []} />
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
                {addressOf({ ...query, page: 1 }).size === 0
                  ? 'There are no files yet.'
                  : 'Nothing matches this search.'}
              </p>
            )}
            {selection.selected.length > 0 && (
              <EditOnly>
                <LibraryBulk assets={selection.selected} onClear={selection.clear} onChanged={refresh} />
              </EditOnly>
            )}
            <ul className={styles.grid} aria-label="Files" aria-busy={loading}>
              {found.items.map((asset) => (
                <AssetCard
                  key={asset.id}
                  asset={asset}
                  selected={selection.has(asset)}
                  onSelect={(isOn) => {
                    selection.set([asset], isOn);
                  }}
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
