import { pickListings } from '@manzil/contracts/http/listings';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useQuery } from '@tanstack/react-query';
import { formatListingPrice } from '../labels/format';
import { english } from '../../../shared/lib/english';
import { listingName, listingPlace } from '../../../shared/lib/listing-labels';
import { Button } from '../../../shared/ui/button';
import { endpointQuery } from '../data/query-client';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';
import styles from './rich-text.module.css';

const homeCardQuery = (id: string) => endpointQuery(pickListings, { query: { ids: id } });

/** The current data of the listing, or a note that it is no longer on the market. */
export function HomeView({ node, editor, selected, deleteNode }: NodeViewProps) {
  const { id, reference } = node.attrs as { id: string; reference: string };
  const { data, isError } = useQuery(homeCardQuery(id));
  const home = data?.items[0];
  return (
    <NodeViewWrapper className={styles.block} data-selected={selected || undefined}>
      <div className={styles.home} data-drag-handle>
        {home?.images[0] !== undefined && <img src={home.images[0]} alt="" />}
        <div>
          <p className={styles.blockName}>
            {WORDS.home} {reference}
          </p>
          {home !== undefined && (
            <p>
              <strong>{listingName(english, home)}</strong>
              <br />
              {listingPlace(english, home)}
              <br />
              {formatListingPrice(home.price, home.adType)}
            </p>
          )}
          {isError && <p>{WORDS.unknownHome}</p>}
          {data !== undefined && home === undefined && <p>{WORDS.goneHome(reference)}</p>}
        </div>
      </div>
      {editor.isEditable && (
        <Button kind="quiet" onClick={deleteNode}>
          {WORDS.remove(`home ${reference}`.trim())}
        </Button>
      )}
    </NodeViewWrapper>
  );
}
