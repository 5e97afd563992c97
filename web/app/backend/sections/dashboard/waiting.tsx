import type { RuleWaiting } from '@manzil/contracts/content/rule';
import { listApprovals } from '@manzil/contracts/http/content-lifecycle';
import { listLeads } from '@manzil/contracts/http/leads';
import { listRules } from '@manzil/contracts/http/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMay, useSession } from '../../kit/access/access';
import { peopleQuery } from '../../kit/data/people-query';
import { brnCardState } from '../../kit/labels/brn-card';
import { endpointQuery } from '../../kit/data/query-client';
import { FAILED_LABELS, useFailedCount } from '../../kit/layout/health';
import { runsQuery } from '../../kit/runs/run-calls';
import { waitingWords } from '../../kit/lifecycle/approval-labels';
import { editorPathOf } from '../../kit/address/editor-path';
import { gulfToday } from '../../kit/labels/format-date-time';
import { FAILED_MESSAGES_PATH, LEADS_PATH } from '../../kit/access/sections';
import { PANEL_REFRESH_MS, viewingsOn } from './dashboard-query';
import { TEXTS } from './dashboard-texts';
import { Panel } from '../../kit/layout/panel';
import { ENQUIRIES } from '../../kit/address/lead-search-params';
import styles from '../../kit/layout/panel.module.css';

const NEW = `${LEADS_PATH}?kinds=${ENQUIRIES}&status=new`;

const newLeads = (assignment: 'mine' | 'nobody') => ({
  ...endpointQuery(listLeads, { query: { kinds: ENQUIRIES, status: 'new', assignment, pageSize: 1 } }),
  refetchInterval: PANEL_REFRESH_MS,
});

const approvals = { ...endpointQuery(listApprovals, {}), refetchInterval: PANEL_REFRESH_MS };

const rules = { ...endpointQuery(listRules, {}), refetchInterval: PANEL_REFRESH_MS };

/** Lists the tasks of the member, each with a link. */
export function Waiting() {
  const may = useMay();
  const { username, role } = useSession();
  /** The day of an agent lists their viewings and overdue actions. */
  const hasOwnDay = role === 'agent';
  const worksOnLeads = may('leads.read');
  const mine = useQuery({ ...newLeads('mine'), enabled: worksOnLeads });
  const ofNobody = useQuery({ ...newLeads('nobody'), enabled: worksOnLeads });
  const viewings = useQuery({ ...viewingsOn(gulfToday()), enabled: worksOnLeads });
  const requests = useQuery({ ...approvals, enabled: may('content.edit') });
  const runs = useQuery({ ...runsQuery, enabled: may('feed.read') });
  const ruleBook = useQuery({ ...rules, enabled: may('rules.edit') });
  const rulesWaiting = (waiting: RuleWaiting): number =>
    ruleBook.data?.rules.filter((rule) => rule.waiting.includes(waiting)).length ?? 0;
  const people = useQuery({ ...peopleQuery, enabled: may('members.manage') });
  const failed = useFailedCount();
  const quarantined = runs.data?.runs.find(
    ({ state, decision }) => state === 'quarantined' && decision === null,
  );

  const counts = [
    { many: mine.data?.total ?? 0, words: TEXTS.newMine, to: `${NEW}&assigned=mine` },
    {
      many: ofNobody.data?.total ?? 0,
      words: TEXTS.newOfNobody,
      to: `${NEW}&assigned=nobody`,
    },
    {
      many: hasOwnDay ? 0 : (mine.data?.overdue ?? 0),
      words: TEXTS.overdue,
      to: `${LEADS_PATH}?overdue=true`,
    },
    {
      many: hasOwnDay ? 0 : (viewings.data?.viewings.filter(({ status }) => status === 'booked').length ?? 0),
      words: TEXTS.viewings,
      to: '/backend/viewings',
    },
    {
      many: rulesWaiting('confirmation'),
      words: TEXTS.rulesToConfirm,
      to: '/backend/rules?state=confirmation',
    },
    { many: rulesWaiting('review'), words: TEXTS.rulesToReview, to: '/backend/rules?state=review' },
    {
      many:
        people.data?.people.filter(({ card }) => brnCardState(card?.brnExpires ?? null) !== undefined)
          .length ?? 0,
      words: TEXTS.brnCards,
      to: '/backend/people',
    },
    { many: failed, words: FAILED_LABELS.notice, to: FAILED_MESSAGES_PATH },
  ].filter(({ many }) => many > 0);

  const own = requests.data?.approvals.filter(({ requestedBy, sentBack, stale }) =>
    sentBack === null
      ? may('content.publish') && requestedBy !== username && !stale
      : requestedBy === username,
  );

  const isKnown =
    !worksOnLeads || (mine.data !== undefined && ofNobody.data !== undefined && viewings.data !== undefined);
  const isError = mine.isError || ofNobody.isError || viewings.isError;
  return (
    <Panel title={TEXTS.waiting} query={{ data: isKnown ? counts : undefined, isError }}>
      {(known) =>
        known.length === 0 && quarantined === undefined && (own ?? []).length === 0 ? (
          <p>{TEXTS.nothingWaits}</p>
        ) : (
          <ul className={styles.list}>
            {quarantined !== undefined && (
              <li>
                <Link to={`/backend/feed/${quarantined.id}`} className="backend-link">
                  {TEXTS.quarantined}
                </Link>
              </li>
            )}
            {own?.map((request) => (
              <li key={`${request.kind} ${request.id}`}>
                <Link to={editorPathOf(request)} className="backend-link">
                  {waitingWords(request)}
                </Link>
              </li>
            ))}
            {known.map(({ many, words, to }) => (
              <li key={to}>
                <Link to={to} className="backend-link">
                  {words(many)}
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Panel>
  );
}
