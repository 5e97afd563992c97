import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SuppressedAddress } from '@manzil/contracts/leads/mail-log';
import { useSearchParams } from 'react-router';
import { BulkBar } from '../../../shared/ui/bulk-bar';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import table from '../../../shared/ui/data-table.module.css';
import { PagedTable } from '../../../shared/ui/paged-table';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { SelectAll } from '../../../shared/ui/select-all';
import { useSelection } from '../../../shared/ui/use-selection';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { refusedWords, tryEach } from '../../kit/data/try-each';
import { ErasedAddressDialog } from './erased-address-dialog';
import { removeSuppression, suppressionsQuery } from './mail-calls';
import { REASON_LABELS, TEXTS } from './mail-texts';
import { EditOnly, useReadOnly } from '../../../shared/ui/read-only';
import styles from './mail.module.css';

export function SuppressedAddresses() {
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(suppressionsQuery(params));
  const [isTyping, setIsTyping] = useState(false);
  const [removing, setRemoving] = useState<readonly SuppressedAddress[] | undefined>();
  const refresh = useRefresh();
  // Erased addresses are stored without the address itself, so they cannot be selected.
  const named = data.items.filter(({ address }) => address !== '');
  const selection = useSelection(named, addressOf);
  const hasSelection = !useReadOnly() && named.length > 0;
  const remove = async (suppressed: readonly SuppressedAddress[]): Promise<void> => {
    const { done, refused } = await tryEach(suppressed, ({ address }) => removeSuppression(address));
    if (done.length > 0) toasts.done(TEXTS.removedMany(done.length));
    for (const words of refusedWords(refused, addressOf)) toasts.failed(words);
    await refresh();
    selection.clear();
    setRemoving(undefined);
  };
  return (
    <>
      {data.total > 0 && (
        <EditOnly>
          <div className={styles.filters}>
            <Button
              onClick={() => {
                setIsTyping(true);
              }}
            >
              {TEXTS.allowErased}
            </Button>
          </div>
        </EditOnly>
      )}
      {isTyping && (
        <ErasedAddressDialog
          onRemoved={async () => {
            setIsTyping(false);
            await refresh();
            toasts.done(TEXTS.removed);
          }}
          onClose={() => {
            setIsTyping(false);
          }}
        />
      )}
      <div className={styles.list}>
        {hasSelection && (
          <SelectAll
            label={TEXTS.selectAddresses}
            isAll={named.every(selection.has)}
            onChange={(isOn) => {
              selection.set(named, isOn);
            }}
          />
        )}
        {hasSelection && selection.selected.length > 0 && (
          <BulkBar count={selection.selected.length} onClear={selection.clear}>
            <Button
              onClick={() => {
                setRemoving(selection.selected);
              }}
            >
              {TEXTS.removeSelected(selection.selected.length)}
            </Button>
          </BulkBar>
        )}
        <PagedTable
          caption={TEXTS.tabs.suppressed}
          head={hasSelection ? [TEXTS.selectColumn, ...TEXTS.suppressedHead] : TEXTS.suppressedHead}
          usualSort="-at"
          empty={TEXTS.suppressedEmpty}
          page={data.page}
          pageCount={data.pageCount}
          total={data.total}
          stacked={table.stacked}
        >
          {data.items.map((suppressed) => {
            const { address, reason, at } = suppressed;
            return (
              <tr key={`${address} ${at}`}>
                {hasSelection && (
                  <td className={styles.select}>
                    {address !== '' && (
                      <input
                        type="checkbox"
                        aria-label={TEXTS.select(address)}
                        checked={selection.has(suppressed)}
                        onChange={({ target }) => {
                          selection.set([suppressed], target.checked);
                        }}
                      />
                    )}
                  </td>
                )}
                <td className={styles.dateTime}>{formatDateTime(at)}</td>
                <td className={styles.text}>{address === '' ? TEXTS.erasedAddress : address}</td>
                <td>{REASON_LABELS[reason]}</td>
                <td>
                  {address !== '' && (
                    <EditOnly>
                      <Button
                        aria-label={TEXTS.removeOf(address)}
                        onClick={() => {
                          setRemoving([suppressed]);
                        }}
                      >
                        {TEXTS.remove}
                      </Button>
                    </EditOnly>
                  )}
                </td>
              </tr>
            );
          })}
        </PagedTable>
      </div>
      {removing !== undefined && (
        <Confirm
          title={TEXTS.removeTitle}
          confirm={TEXTS.remove}
          onCancel={() => {
            setRemoving(undefined);
          }}
          onConfirm={() => remove(removing)}
        >
          <p>{TEXTS.removeQuestion(removing.map(addressOf))}</p>
        </Confirm>
      )}
    </>
  );
}

const addressOf = ({ address }: SuppressedAddress): string => address;
