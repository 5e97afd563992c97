import type { PushDevice } from '@manzil/contracts/gateway/push-device';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { browserName } from '../../kit/labels/browser-name';
import { ApiProblem, messageOf } from '../../kit/data/call-api';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { pushDevicesQuery } from './load-account';
import { TEXTS } from './notification-texts';
import {
  NotificationsBlocked,
  notifyThisDevice,
  removeDevice,
  thisDeviceQuery,
} from '../../kit/session/this-device';

/** The devices on which a member is notified of new leads. */
export function NotificationsSection() {
  const { publicKey, devices } = useSuspenseQuery(pushDevicesQuery).data;
  const { canNotify, endpointHash } = useSuspenseQuery(thisDeviceQuery).data;
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  // The rows mark the current device, because that may become known after them and the table only renders changed rows.
  const rows = useMemo(
    () => devices.map((device) => ({ ...device, isThis: device.endpointHash === endpointHash })),
    [devices, endpointHash],
  );
  const own = rows.find(({ isThis }) => isThis);

  const attempt = async (work: () => Promise<void>, done: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
      toasts.done(done);
    } catch (error) {
      toasts.failed(wordsOf(error));
    }
    await refresh();
    setBusy(false);
  };
  const remove = (device: PushDevice): Promise<void> =>
    attempt(() => removeDevice(device), TEXTS.removed(browserName(device.userAgent)));

  return (
    <section className="backend-panel backend-form" aria-labelledby="notifications">
      <h2 className="backend-title" id="notifications">
        {TEXTS.title}
      </h2>
      {publicKey === null ? (
        <p>{TEXTS.notSetUp}</p>
      ) : (
        <>
          <p>{TEXTS.about}</p>
          {canNotify ? (
            <>
              <p>{own === undefined ? TEXTS.off : TEXTS.on}</p>
              <div className="backend-actions">
                {own === undefined ? (
                  <Button
                    kind="primary"
                    busy={busy}
                    onClick={() => void attempt(() => notifyThisDevice(publicKey), TEXTS.added)}
                  >
                    {TEXTS.add}
                  </Button>
                ) : (
                  <Button busy={busy} onClick={() => void remove(own)}>
                    {TEXTS.stop}
                  </Button>
                )}
              </div>
            </>
          ) : (
            <p>{TEXTS.unsupported}</p>
          )}
        </>
      )}
      {rows.length > 0 && (
        <DataTable
          name="devices"
          caption={TEXTS.devices}
          rows={rows}
          columns={columnsOf((device) => void remove(device))}
          empty=""
          idOf={({ id }) => id}
        />
      )}
    </section>
  );
}

type Row = PushDevice & { isThis: boolean };

const columnsOf = (remove: (device: PushDevice) => void): Column<Row>[] => [
  {
    id: 'browser',
    accessorFn: (device) => (device.isThis ? TEXTS.thisDevice : browserName(device.userAgent)),
    header: TEXTS.columns.browser,
  },
  {
    accessorKey: 'addedAt',
    header: TEXTS.columns.addedAt,
    cell: ({ row: { original } }) => formatDateTime(original.addedAt),
  },
  {
    id: 'lastSentAt',
    accessorFn: ({ lastSentAt }) => lastSentAt ?? '',
    header: TEXTS.columns.lastSentAt,
    cell: ({ row: { original } }) =>
      original.lastSentAt === null ? TEXTS.never : formatDateTime(original.lastSentAt),
  },
  {
    id: 'remove',
    header: TEXTS.columns.actions,
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <Button
        aria-label={TEXTS.removeNamed(browserName(original.userAgent), formatDateTime(original.addedAt))}
        onClick={() => {
          remove(original);
        }}
      >
        {TEXTS.remove}
      </Button>
    ),
  },
];

/** When the browser itself fails, its push service is usually unreachable. */
function wordsOf(error: unknown): string {
  if (error instanceof NotificationsBlocked) return TEXTS.blocked;
  return error instanceof ApiProblem ? messageOf(error) : TEXTS.noService;
}
