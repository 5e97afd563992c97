import type { ApiToken, ApiTokenWithSecret } from '@manzil/contracts/gateway/api-token';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { EditOnly } from '../../../shared/ui/read-only';
import table from '../../../shared/ui/data-table.module.css';
import { ScrollTable } from '../../../shared/ui/scroll-table';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { messageOf } from '../../kit/data/call-api';
import { apiTokensQuery, revokeApiToken } from './api-token-calls';
import { CreateTokenDialog } from './api-token-form';
import { SCOPE_LABELS, stateOf, TEXTS } from './api-token-texts';
import styles from './integrations.module.css';
import { ListHead } from './list-head';
import { SecretDialog } from '../../kit/form/secret-dialog';
import { memberName } from '../../kit/labels/member-name';

/** The open dialog. */
type Open =
  | { kind: 'create' }
  | { kind: 'secret'; created: ApiTokenWithSecret }
  | { kind: 'revoke'; token: ApiToken };

/** The API tokens of other systems. */
export function ApiTokens() {
  const headingId = useId();
  const { tokens } = useSuspenseQuery(apiTokensQuery).data;
  const [open, setOpen] = useState<Open | undefined>();
  const refresh = useRefresh();
  const close = (): void => {
    setOpen(undefined);
  };
  const finish = async (created: ApiTokenWithSecret): Promise<void> => {
    setOpen({ kind: 'secret', created });
    await refresh();
    toasts.done(TEXTS.made(created.token.name));
  };
  const revoke = async ({ id, name }: ApiToken): Promise<void> => {
    try {
      await revokeApiToken(id);
      close();
      toasts.done(TEXTS.revoked(name));
    } catch (error) {
      close();
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  return (
    <section aria-labelledby={headingId}>
      <ListHead id={headingId} title={TEXTS.title} intro={TEXTS.intro}>
        <EditOnly>
          <Button
            onClick={() => {
              setOpen({ kind: 'create' });
            }}
          >
            {TEXTS.add}
          </Button>
        </EditOnly>
      </ListHead>
      {tokens.length === 0 ? (
        <div className={table.empty}>{TEXTS.empty}</div>
      ) : (
        <div className={table.frame}>
          <ScrollTable caption={TEXTS.title} head={TEXTS.head} stacked={table.stacked}>
            {tokens.map((token) => (
              <TokenRow
                key={token.id}
                token={token}
                onRevoke={() => {
                  setOpen({ kind: 'revoke', token });
                }}
              />
            ))}
          </ScrollTable>
        </div>
      )}
      {open?.kind === 'create' && (
        <CreateTokenDialog onCreated={(created) => void finish(created)} onClose={close} />
      )}
      {open?.kind === 'secret' && (
        <SecretDialog
          title={TEXTS.secretTitle(open.created.token.name)}
          label={TEXTS.secret}
          secret={open.created.secret}
          onClose={close}
        >
          {TEXTS.secretWords}
        </SecretDialog>
      )}
      {open?.kind === 'revoke' && (
        <Confirm
          title={TEXTS.revokeTitle(open.token.name)}
          confirm={TEXTS.revoke}
          danger
          onConfirm={() => revoke(open.token)}
          onCancel={close}
        >
          {TEXTS.revokeQuestion}
        </Confirm>
      )}
    </section>
  );
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, scopes, createdBy, createdAt, lastUsedOn, refusedBecause } = token;
  return (
    <tr>
      <td>
        <strong>{name}</strong>
      </td>
      <td className={styles.text}>
        {scopes.map((scope) => (
          <small key={scope}>{SCOPE_LABELS[scope]}</small>
        ))}
      </td>
      <td className={styles.dateTime} data-label={TEXTS.head[2]}>
        {memberName(createdBy)}
        <small>{TEXTS.madeAt(createdAt)}</small>
      </td>
      <td className={styles.state} data-label={TEXTS.head[3]}>
        <span data-failed={refusedBecause !== null || undefined}>{stateOf(token)}</span>
      </td>
      <td className={styles.dateTime} data-label={TEXTS.head[4]}>
        {lastUsedOn === null ? TEXTS.never : formatDay(lastUsedOn)}
      </td>
      <td>
        <EditOnly>
          <Button onClick={onRevoke} aria-label={TEXTS.revokeOf(name)}>
            {TEXTS.revoke}
          </Button>
        </EditOnly>
      </td>
    </tr>
  );
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats `2026-11-21` as `21 Nov 2026`; both dates are in UTC. */
const formatDay = (date: string): string => day.format(new Date(date));
