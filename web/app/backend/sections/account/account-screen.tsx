import type { OwnSession } from '@manzil/contracts/gateway/member';
import { endOwnSession } from '@manzil/contracts/http/accounts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRefresh } from '../../kit/data/use-refresh';
import { callApi, messageOf } from '../../kit/data/call-api';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { SecondFactorSection } from './second-factor-section';
import { Button } from '../../../shared/ui/button';
import { DataTable, type Column } from '../../../shared/ui/data-table';
import { SectionHead } from '../../kit/layout/section-head';
import { toasts } from '../../../shared/ui/toast-queue';
import { browserName } from '../../kit/labels/browser-name';
import { ownSessionsQuery } from './load-account';
import { NotificationsSection } from './notifications-section';
import { PasswordForm } from './password-form';
import { useMay, useSession } from '../../kit/access/access';
import { ROLE_SENTENCES, ROLE_LABELS } from '../../kit/access/role-labels';
import { memberName } from '../../kit/labels/member-name';

/** The member's own account: password, two-step login, notifications, and sessions. */
export function AccountScreen() {
  const { sessions } = useSuspenseQuery(ownSessionsQuery).data;
  const { username, loginName = username, role } = useSession();
  const may = useMay();
  const refresh = useRefresh();

  const end = async ({ id, userAgent }: OwnSession): Promise<void> => {
    try {
      await callApi(endOwnSession, { params: { id } });
      toasts.done(`Logged out: ${browserName(userAgent)}`);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  const columns: Column<OwnSession>[] = [
    { id: 'browser', accessorFn: ({ userAgent }) => browserName(userAgent), header: 'Browser' },
    { id: 'address', accessorFn: ({ address }) => address ?? '', header: 'Address' },
    {
      accessorKey: 'createdAt',
      header: 'Logged in',
      cell: ({ row: { original } }) => formatDateTime(original.createdAt),
    },
    {
      id: 'end',
      header: 'Actions',
      enableSorting: false,
      cell: ({ row: { original } }) =>
        original.current ? (
          'This browser'
        ) : (
          <Button
            aria-label={`End the session of ${browserName(original.userAgent)}, ${formatDateTime(original.createdAt)}`}
            onClick={() => void end(original)}
          >
            End
          </Button>
        ),
    },
  ];
  return (
    <>
      <SectionHead
        title="Account"
        intro={`You are ${memberName(username)}, ${ROLE_LABELS[role].toLowerCase()} of this site. ${ROLE_SENTENCES[role]}`}
      />
      <div className="backend-form">
        <PasswordForm username={loginName} onChanged={() => void refresh()} />
        <SecondFactorSection />
        {may('leads.edit') && <NotificationsSection />}
        <section className="backend-form" aria-labelledby="own-sessions">
          <h2 className="backend-title" id="own-sessions">
            Where you are logged in
          </h2>
          <p>Ending a session also ends the notifications of that browser.</p>
          <DataTable
            caption="Where you are logged in"
            rows={sessions}
            columns={columns}
            empty="Nowhere."
            idOf={({ id }) => id}
          />
        </section>
      </div>
    </>
  );
}
