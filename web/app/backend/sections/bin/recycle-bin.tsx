import type { BinItem } from '@manzil/contracts/http/bin';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from '../../kit/data/use-refresh';
import { messageOf } from '../../kit/data/call-api';
import { useFilters } from '../../kit/address/use-filters';
import { SectionHead } from '../../kit/layout/section-head';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { DataTable } from '../../../shared/ui/data-table';
import { SelectField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { binColumns } from './bin-columns';
import { binQuery, purgeFromBin } from './bin-calls';
import { KIND_LABELS, TEXTS } from './bin-texts';
import { RestoreElsewhere } from './restore-elsewhere';
import { useRestore } from './use-restore';
import styles from './recycle-bin.module.css';

const kindOptions = (entries: readonly BinItem[]): [value: string, label: string][] => {
  const kinds = new Set(entries.map(({ kind }) => kind));
  const found = (Object.keys(KIND_LABELS) as BinItem['kind'][]).filter((kind) => kinds.has(kind));
  return [['', TEXTS.allKinds], ...found.map((kind): [string, string] => [kind, KIND_LABELS[kind]])];
};

/** All deleted entries: they can be restored, also at another slug, or deleted permanently. */
export function RecycleBin() {
  const { data: entries } = useSuspenseQuery(binQuery);
  const { valueOf, set } = useFilters();
  const [purging, setPurging] = useState<BinItem | undefined>();
  const refresh = useRefresh();
  const { restore, restoreAll, restoring, taken, endTaken } = useRestore();
  const kind = valueOf('kind');
  const shown = kind === '' ? entries : entries.filter((entry) => entry.kind === kind);

  const purge = async (entry: BinItem): Promise<void> => {
    try {
      await purgeFromBin(entry);
      toasts.done(TEXTS.purged(entry.title));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setPurging(undefined);
    await refresh();
  };

  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro} />
      {entries.length > 0 && (
        <div className={styles.filters}>
          <SelectField
            label={TEXTS.kind}
            value={kind}
            options={kindOptions(entries)}
            onText={(value) => {
              set('kind', value);
            }}
          />
        </div>
      )}
      <DataTable
        key={kind}
        caption={TEXTS.caption}
        rows={shown}
        columns={binColumns({ restoring, onRestore: (entry) => void restore(entry), onPurge: setPurging })}
        search={TEXTS.search}
        idOf={keyOf}
        bulk={{
          nameOf: ({ title }) => title,
          actions: (selected, done) => (
            <Button onClick={() => void restoreAll(selected, done)}>{TEXTS.restoreSelected}</Button>
          ),
        }}
        empty={kind === '' ? TEXTS.empty : TEXTS.noneOfKind}
      />
      {taken !== undefined && <RestoreElsewhere entry={taken} onClose={endTaken} />}
      {purging !== undefined && (
        <Confirm
          title={TEXTS.purge}
          confirm={TEXTS.purge}
          danger
          onCancel={() => {
            setPurging(undefined);
          }}
          onConfirm={() => purge(purging)}
        >
          {TEXTS.purgeText(purging.kind, purging.title)}
        </Confirm>
      )}
    </>
  );
}

const keyOf = ({ kind, id }: BinItem): string => `${kind}:${String(id)}`;
