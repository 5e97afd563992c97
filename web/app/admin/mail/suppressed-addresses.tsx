import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import table from '../../ui/data-table.module.css';
import { PagedTable } from '../../ui/paged-table';
import { toasts } from '../../ui/toast-queue';
import { useRefresh } from '../data/use-refresh';
import { messageOf } from '../lib/call-api';
import { formatDateTime } from '../lib/format-date-time';
import { ErasedAddressDialog } from './erased-address-dialog';
import { removeSuppression, suppressionsQuery } from './mail-calls';
import { REASON_WORDS, TEXTS } from './mail-texts';
import { EditOnly } from '../../ui/read-only';
import styles from './mail.module.css';

export function SuppressedAddresses() {
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(suppressionsQuery(params));
  const [isTyping, setIsTyping] = useState(false);
  const [removing, setRemoving] = useState<string | undefined>();
  const refresh = useRefresh();
  const remove = async (address: string): Promise<void> => {
    try {
      await removeSuppression(address);
      toasts.done(TEXTS.removed);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
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
      <PagedTable
        caption={TEXTS.tabs.suppressed}
        head={TEXTS.suppressedHead}
        empty={TEXTS.suppressedEmpty}
        page={data.page}
        pageCount={data.pageCount}
        total={data.total}
        stacked={table.stacked}
      >
        {data.items.map(({ address, reason, at }) => (
          <tr key={`${address} ${at}`}>
            <td className={styles.dateTime}>{formatDateTime(at)}</td>
            <td className={styles.text}>{address === '' ? TEXTS.erasedAddress : address}</td>
            <td>{REASON_WORDS[reason]}</td>
            <td>
              {address !== '' && (
                <EditOnly>
                  <Button
                    aria-label={TEXTS.removeOf(address)}
                    onClick={() => {
                      setRemoving(address);
                    }}
                  >
                    {TEXTS.remove}
                  </Button>
                </EditOnly>
              )}
            </td>
          </tr>
        ))}
      </PagedTable>
      {removing !== undefined && (
        <Confirm
          title={TEXTS.removeTitle}
          confirm={TEXTS.remove}
          onCancel={() => {
            setRemoving(undefined);
          }}
          onConfirm={() => remove(removing)}
        >
          <p>{TEXTS.removeQuestion(removing)}</p>
        </Confirm>
      )}
    </>
  );
}
