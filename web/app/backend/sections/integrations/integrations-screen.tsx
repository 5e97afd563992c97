import type { Webhook, WebhookWithSecret } from '@manzil/contracts/leads/webhook';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../shared/ui/button';
import { EditOnly } from '../../../shared/ui/read-only';
import table from '../../../shared/ui/data-table.module.css';
import { ScrollTable } from '../../../shared/ui/scroll-table';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { SectionHead } from '../../kit/layout/section-head';
import { ApiTokens } from './api-tokens';
import styles from './integrations.module.css';
import { ListHead } from './list-head';
import { SecretDialog } from '../../kit/form/secret-dialog';
import { PushKeys } from './push-keys';
import { webhooksQuery } from './webhook-calls';
import { AddWebhookDialog } from './webhook-form';
import { EVENT_LABELS, healthOf, TEXTS } from './webhook-texts';

/** Integrations: webhooks, which receive events, and API tokens, which read data. */
export function IntegrationsScreen() {
  const headingId = useId();
  const { webhooks } = useSuspenseQuery(webhooksQuery).data;
  const [isAdding, setIsAdding] = useState(false);
  const [added, setAdded] = useState<WebhookWithSecret | undefined>();
  const refresh = useRefresh();
  const finish = async (next: WebhookWithSecret): Promise<void> => {
    setIsAdding(false);
    setAdded(next);
    await refresh();
    toasts.done(TEXTS.added(next.webhook.name));
  };
  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro} />
      <section aria-labelledby={headingId}>
        <ListHead id={headingId} title={TEXTS.webhooks} intro={TEXTS.webhooksIntro}>
          <EditOnly>
            <Button
              kind="primary"
              onClick={() => {
                setIsAdding(true);
              }}
            >
              {TEXTS.add}
            </Button>
          </EditOnly>
        </ListHead>
        {webhooks.length === 0 ? (
          <div className={table.empty}>{TEXTS.empty}</div>
        ) : (
          <div className={table.frame}>
            <ScrollTable caption={TEXTS.webhooks} head={TEXTS.head} stacked={table.stacked}>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ScrollTable>
          </div>
        )}
      </section>
      <ApiTokens />
      <PushKeys />
      {isAdding && (
        <AddWebhookDialog
          onAdded={(next) => void finish(next)}
          onClose={() => {
            setIsAdding(false);
          }}
        />
      )}
      {added !== undefined && (
        <SecretDialog
          title={TEXTS.secretTitle(added.webhook.name)}
          label={TEXTS.secret}
          secret={added.secret}
          onClose={() => {
            setAdded(undefined);
          }}
        >
          {TEXTS.secretWords}
        </SecretDialog>
      )}
    </>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, name, url, events, isOn, switchedOffBecause, failingSince, lastDeliveredAt } = webhook;
  const isTroubled = isOn ? failingSince !== null : switchedOffBecause !== null;
  return (
    <tr>
      <td>
        <Link to={`/backend/integrations/${id}`} className="backend-link">
          {name}
        </Link>
      </td>
      <td className={styles.text}>{url}</td>
      <td data-label={TEXTS.head[2]}>{events.map((event) => EVENT_LABELS[event]).join(', ')}</td>
      <td className={styles.state} data-label={TEXTS.head[3]}>
        <span data-failed={isTroubled || undefined}>{healthOf(webhook)}</span>
      </td>
      <td data-label={TEXTS.head[4]}>
        {lastDeliveredAt === null ? TEXTS.never : formatDateTime(lastDeliveredAt)}
      </td>
    </tr>
  );
}
