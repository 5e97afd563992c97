import type { ServiceMessages } from '@manzil/contracts/gateway/failed-messages';
import type { Service } from '@manzil/contracts/message-routes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from '../../kit/data/use-refresh';
import { messageOf } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { DataTable } from '../../../shared/ui/data-table';
import { SectionHead } from '../../kit/layout/section-head';
import { toasts } from '../../../shared/ui/toast-queue';
import { discardMessages, failedMessagesQuery, requeueMessages } from './failed-message-calls';
import { SERVICE_NAMES, TEXTS } from './failed-message-texts';
import { EditOnly } from '../../../shared/ui/read-only';
import styles from './failed-messages.module.css';
import { messageColumns, nameOf, type Message } from './message-columns';

/** Messages that a service could not send or could not handle, of all services in one list. */
export function FailedMessagesScreen() {
  const { data, isFetching, refetch } = useSuspenseQuery(failedMessagesQuery);
  const { services } = data;
  const refresh = useRefresh();
  /** The id of a message, or the service, that is being requeued. */
  const [busy, setBusy] = useState<string | undefined>();
  const [discarding, setDiscarding] = useState<{ messages: readonly Message[]; done: () => void }>();
  const rows = services
    .flatMap(({ service, items }) => items.map((item) => ({ ...item, service })))
    .sort((one, other) => other.failedAt.localeCompare(one.failedAt));
  const away = services.filter(({ total }) => total === null);

  /**
   * The list is reloaded even after a failure, because part of the work may be done. `onDone` runs before success is
   * reported, but not after a failure: what is selected during the reload stays selected.
   */
  const settle = async (
    work: () => Promise<number>,
    words: (count: number) => string,
    onDone?: () => void,
  ): Promise<void> => {
    try {
      const count = await work();
      onDone?.();
      toasts.done(words(count));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  const requeue = async (name: string, work: () => Promise<number>, onDone?: () => void): Promise<void> => {
    setBusy(name);
    await settle(work, TEXTS.requeued, onDone);
    setBusy(undefined);
  };
  const columns = messageColumns({
    requeue: (message) => void requeue(message.id, () => requeueMessages(message.service, [message.id])),
    askDiscard: (message) => {
      setDiscarding({ messages: [message], done: () => undefined });
    },
    busyId: busy,
  });

  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro}>
        {services.map(({ service, total }) =>
          total === null || total === 0 ? null : (
            <EditOnly key={service}>
              <Button
                busy={busy === service}
                onClick={() => void requeue(service, () => requeueMessages(service))}
              >
                {TEXTS.requeueAllOf(SERVICE_NAMES[service], total)}
              </Button>
            </EditOnly>
          ),
        )}
      </SectionHead>
      <div className={styles.notes}>
        {away.length > 0 && (
          <div className={styles.away} role="alert">
            <span>{TEXTS.unanswered(away.map(({ service }) => SERVICE_NAMES[service]).join(', '))}</span>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {TEXTS.retry}
            </Button>
          </div>
        )}
        {services.map((each) => (
          <Unlisted key={each.service} {...each} />
        ))}
      </div>
      <DataTable
        caption={TEXTS.title}
        rows={rows}
        columns={columns}
        search={TEXTS.search}
        empty={away.length === 0 ? TEXTS.empty : TEXTS.emptyElsewhere}
        idOf={({ id }) => id}
        bulk={{
          nameOf,
          actions: (selected, done) => (
            <>
              <Button
                busy={busy === 'selected'}
                onClick={() =>
                  void requeue('selected', () => forEachService(selected, requeueMessages), done)
                }
              >
                {TEXTS.requeueSelected}
              </Button>
              <Button
                kind="danger"
                onClick={() => {
                  setDiscarding({ messages: selected, done });
                }}
              >
                {TEXTS.discardSelected}
              </Button>
            </>
          ),
        }}
      />
      {discarding !== undefined && (
        <Confirm
          title={TEXTS.discardTitle(discarding.messages.length)}
          confirm={TEXTS.discard}
          danger
          onCancel={() => {
            setDiscarding(undefined);
          }}
          onConfirm={async () => {
            const { messages, done } = discarding;
            await settle(() => forEachService(messages, discardMessages), TEXTS.discarded, done);
            setDiscarding(undefined);
          }}
        >
          {discarding.messages.length === 1 && discarding.messages[0] !== undefined && (
            <p>
              <strong>{nameOf(discarding.messages[0])}</strong>
            </p>
          )}
          <p>{TEXTS.discardQuestion(discarding.messages.length)}</p>
        </Confirm>
      )}
    </>
  );
}

/** Note that a service has more failed messages than the list shows. */
function Unlisted({ service, total, items }: ServiceMessages) {
  if (total === null || total <= items.length) return null;
  return <p>{TEXTS.newestOf(items.length, total, SERVICE_NAMES[service])}</p>;
}

/** One call for each service that has some of the messages; how many there were in all. */
async function forEachService(
  messages: readonly Message[],
  call: (service: Service, ids: string[]) => Promise<number>,
): Promise<number> {
  const services = [...new Set(messages.map(({ service }) => service))];
  let count = 0;
  for (const service of services) {
    const own = messages.filter((message) => message.service === service);
    count += await call(
      service,
      own.map(({ id }) => id),
    );
  }
  return count;
}
