import * as http from '@manzil/contracts/http/viewings';
import type { ViewingSchedule } from '@manzil/contracts/leads/viewing';
import { useId, useState } from 'react';
import { endpointUrl } from '../../../shared/lib/endpoint-url';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { toasts } from '../../../shared/ui/toast-queue';
import { useRefresh } from '../../kit/data/use-refresh';
import { SecretDialog } from '../../kit/form/secret-dialog';
import { callApi, messageOf } from '../../kit/data/call-api';
import { TEXTS as ALL } from './viewing-texts';
import styles from './viewings.module.css';

const TEXTS = ALL.feed;
type Question = 'renew' | 'revoke';

/** The link by which a calendar program reads the viewings of a member. It can be copied once. */
export function CalendarLink({ schedule: { adviser, version, hasFeed } }: { schedule: ViewingSchedule }) {
  const headingId = useId();
  const [question, setQuestion] = useState<Question | undefined>();
  const [link, setLink] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefresh();
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      toasts.failed(messageOf(error));
    } finally {
      setQuestion(undefined);
      setIsBusy(false);
    }
    await refresh();
  };
  const params = { adviser };
  const make = () =>
    run(async () => {
      const { token } = await callApi(http.makeViewingFeed, { params });
      const path = endpointUrl(http.readViewingFeed.path, { params: { token } });
      setLink(new URL(path, window.location.origin).href);
      toasts.done(TEXTS.made);
    });
  const revoke = () =>
    run(async () => {
      await callApi(http.revokeViewingFeed, { params });
      toasts.done(TEXTS.revoked);
    });
  return (
    <section className={styles.feed} aria-labelledby={headingId}>
      <h2 id={headingId}>{TEXTS.title}</h2>
      <p>{TEXTS.intro}</p>
      <p role="status">{version === 0 ? TEXTS.first : hasFeed ? TEXTS.on : TEXTS.off}</p>
      {version > 0 && (
        <div className="backend-actions">
          <Button
            busy={isBusy}
            onClick={() => {
              if (hasFeed) setQuestion('renew');
              else void make();
            }}
          >
            {hasFeed ? TEXTS.renew : TEXTS.make}
          </Button>
          {hasFeed && (
            <Button
              onClick={() => {
                setQuestion('revoke');
              }}
            >
              {TEXTS.revoke}
            </Button>
          )}
        </div>
      )}
      {question !== undefined && (
        <Confirm
          title={TEXTS.question[question]}
          confirm={TEXTS[question]}
          danger
          onConfirm={question === 'renew' ? make : revoke}
          onCancel={() => {
            setQuestion(undefined);
          }}
        >
          <p>{TEXTS.consequence}</p>
        </Confirm>
      )}
      {link !== undefined && (
        <SecretDialog
          title={TEXTS.madeTitle}
          label={TEXTS.label}
          secret={link}
          onClose={() => {
            setLink(undefined);
          }}
        >
          {TEXTS.once}
        </SecretDialog>
      )}
    </section>
  );
}
