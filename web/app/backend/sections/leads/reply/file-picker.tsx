import { listReplyFiles } from '@manzil/contracts/http/lead-replies';
import { listMyListings } from '@manzil/contracts/http/my-listings';
import type { Lead } from '@manzil/contracts/leads/lead';
import { attachmentName, isAttachable, totalSize, type ReplyFile } from '@manzil/contracts/leads/reply-file';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../shared/ui/button';
import { Dialog } from '../../../../shared/ui/dialog';
import { SelectField, TextField } from '../../../../shared/ui/field';
import { useMay } from '../../../kit/access/access';
import { messageOf } from '../../../kit/data/call-api';
import { endpointQuery } from '../../../kit/data/query-client';
import { LibraryPages } from '../../../kit/media/library-search';
import { NO_FILTERS } from '../../../kit/media/media-query';
import { useLibrary } from '../../../kit/media/use-library';
import { ATTACHMENT_TEXTS as TEXTS } from './attachment-texts';
import { FileChoices } from './file-choices';
import styles from './attachments.module.css';

interface FilePickerProps {
  lead: Lead;
  attached: readonly ReplyFile[];
  onChoose: (files: ReplyFile[]) => void;
  onClose: () => void;
}

/** Where files are shown from: the listing of the lead, the library, or the id of a listing of the member. */
const OF_LEAD = 'lead';
const LIBRARY = 'library';

/** Chooses the files of a reply. Agents see only those of listings, which the server enforces. */
export function FilePicker({ lead, attached, onChoose, onClose }: FilePickerProps) {
  const seesAll = useMay()('leads.all');
  const own = useQuery({ ...endpointQuery(listMyListings, {}), enabled: !seesAll });
  const sources: [string, string][] = [
    ...(lead.listing === null ? [] : [[OF_LEAD, TEXTS.ofListing] satisfies [string, string]]),
    ...(seesAll ? [[LIBRARY, TEXTS.library] satisfies [string, string]] : []),
    ...(own.data?.listings ?? []).map(({ id, title }): [string, string] => [String(id), TEXTS.ofOwn(title)]),
  ];
  const [chosenSource, setSource] = useState<string>();
  const source = chosenSource ?? sources[0]?.[0];
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState(attached);
  const isEmptied = chosen.length === 0 && attached.length > 0;
  const list = { q, chosen, onChange: setChosen };
  return (
    <Dialog title={TEXTS.title} onClose={onClose} wide>
      <div className="backend-form">
        <div className="backend-columns" role="search">
          {sources.length > 1 && (
            <SelectField
              label={TEXTS.from}
              options={sources}
              value={source ?? ''}
              onText={(next) => {
                setSource(next);
                setQ('');
              }}
            />
          )}
          <TextField
            label={TEXTS.search}
            type="search"
            placeholder={source === LIBRARY ? TEXTS.searchLibrary : TEXTS.searchHint}
            value={q}
            onText={setQ}
          />
        </div>
        {source === undefined ? (
          <p role="status">{own.isLoading ? TEXTS.loading : TEXTS.noListings}</p>
        ) : source === LIBRARY ? (
          <LibraryFiles {...list} />
        ) : (
          <ListingFiles {...list} leadId={lead.id} listing={source === OF_LEAD ? undefined : source} />
        )}
        <div className={styles.foot}>
          <p role="status" className={styles.total}>
            {chosen.length === 0 ? TEXTS.nothingChosen : TEXTS.chosen(chosen.length, totalSize(chosen))}
          </p>
          <Button
            kind="primary"
            disabled={chosen.length === 0 && !isEmptied}
            onClick={() => {
              onChoose([...chosen]);
            }}
          >
            {isEmptied ? TEXTS.takeNone : TEXTS.take(chosen.length)}
          </Button>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ListProps {
  q: string;
  chosen: readonly ReplyFile[];
  onChange: (chosen: ReplyFile[]) => void;
}

function ListingFiles({
  leadId,
  listing,
  q,
  ...choice
}: ListProps & { leadId: string; listing: string | undefined }) {
  const { data, error } = useQuery(
    endpointQuery(listReplyFiles, { params: { id: leadId }, query: { listing } }),
  );
  if (error !== null) return <p role="alert">{messageOf(error)}</p>;
  if (data === undefined) return <p role="status">{TEXTS.loading}</p>;
  const wanted = q.trim().toLowerCase();
  const found = data.files.filter((file) => attachmentName(file).toLowerCase().includes(wanted));
  return (
    <FileChoices
      files={found}
      empty={data.files.length === 0 ? TEXTS.none : TEXTS.nothingFound}
      {...choice}
    />
  );
}

function LibraryFiles({ q, ...choice }: ListProps) {
  const [{ page, of }, setPage] = useState({ page: 1, of: q });
  const query = { ...NO_FILTERS, q, page: of === q ? page : 1 };
  const { found, failure, loading } = useLibrary(query);
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (found === undefined) return <p role="status">{TEXTS.loading}</p>;
  return (
    <>
      <FileChoices
        files={found.items.filter(isAttachable)}
        empty={TEXTS.nothingFound}
        isBusy={loading}
        {...choice}
      />
      <LibraryPages
        query={query}
        onChange={(next) => {
          setPage({ page: next.page, of: q });
        }}
        total={found.total}
        pageSize={found.pageSize}
      />
    </>
  );
}
