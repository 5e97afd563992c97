import type { Arrival, LeadOrigin } from '@manzil/contracts/leads/origin';
import { formatDateTime } from '../../kit/labels/format-date-time';
import { ORIGIN_LABELS } from './lead-labels';

/** Shows the source of a lead, and the visits that the person chose to share. */
export function LeadOriginNote({ origin }: { origin: LeadOrigin }) {
  const { first, last, pages, homes } = origin;
  const came = last ?? first;
  if (came === null && pages.length === 0 && homes.length === 0) return null;
  const seen = [
    [ORIGIN_LABELS.homes(homes.length), homes.map(({ pagelink, name }) => [`/${pagelink}`, name] as const)],
    [ORIGIN_LABELS.pages(pages.length), pages.map((path) => [path, path] as const)],
  ] as const;
  return (
    <>
      {came !== null && <p>{ORIGIN_LABELS.came(sourceWords(came))}</p>}
      {first !== null && (
        <p>
          {ORIGIN_LABELS.first(formatDateTime(first.at), first.at === came?.at ? null : sourceWords(first))}
        </p>
      )}
      {seen.map(([title, links]) =>
        links.length === 0 ? null : (
          <details key={title}>
            <summary>{title}</summary>
            <ul>
              {links.map(([path, name]) => (
                <li key={path}>
                  <a href={path} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </>
  );
}

function sourceWords({ referrer, utm }: Arrival): string {
  const { source, medium, campaign, term, content } = utm;
  const parts = [
    source ?? referrer,
    medium,
    campaign && ORIGIN_LABELS.campaign(campaign),
    term && ORIGIN_LABELS.term(term),
    content && ORIGIN_LABELS.content(content),
  ].filter(Boolean);
  return parts.length === 0 ? ORIGIN_LABELS.direct : parts.join(' / ');
}
