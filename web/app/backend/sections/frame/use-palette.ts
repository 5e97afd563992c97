import type { Session } from '@manzil/contracts/gateway/account';
import { findRecords, type Found } from '@manzil/contracts/http/find';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../kit/data/query-client';
import { usePaused } from '../../kit/table/use-paused';
import { actionsFor, commandOf, matching, placesFor, type Command } from './commands';
import { TEXTS } from './palette-texts';
import { readRecent } from './recent';

interface Group {
  title: string;
  commands: readonly Command[];
}

/** One letter matches too much; server searches are debounced. */
const FEWEST_LETTERS = 2;
const REST_MS = 180;

/** Returns the matches for a query: local commands at once, records as soon as the services have answered. */
export function usePalette({ username, role }: Session, query: string) {
  const [recent] = useState(() => readRecent(username));
  const wanted = query.trim();
  const asked = usePaused(wanted, REST_MS);
  // Enter must not open a result of an earlier, shorter query.
  const isAsking = asked.length >= FEWEST_LETTERS && asked === wanted;
  const { data, isFetching, error } = useQuery({
    ...endpointQuery(findRecords, { query: { q: asked } }),
    enabled: isAsking,
  });
  const found = isAsking ? (data?.found ?? []) : [];
  const actions = matching(actionsFor(role), wanted);
  const places = matching(placesFor(role), wanted);
  const toDo = { title: TEXTS.groups.do, commands: actions };
  const toGo = { title: TEXTS.groups.go, commands: places };
  const groups: Group[] = [
    { title: TEXTS.groups.recent, commands: wanted === '' ? recent : [] },
    ...(isTyped(actions, wanted) || (beginsWith(actions, wanted) && !beginsWith(places, wanted))
      ? [toDo, toGo]
      : [toGo, toDo]),
    // Last, because they arrive later and must not move other results.
    ...byKind(found),
  ].filter(({ commands }) => commands.length > 0);
  return {
    groups,
    missing: isAsking ? (data?.missing ?? []) : [],
    error: isAsking ? error : null,
    isSearching: wanted.length >= FEWEST_LETTERS && (isFetching || asked !== wanted),
  };
}

/** Enter opens a section by its name, and runs an action only when its title was typed. */
const beginsWith = ([first]: readonly Command[], query: string): boolean =>
  query !== '' && first?.title.toLowerCase().startsWith(query.toLowerCase()) === true;

/** “New development” means the action, although the name of a section begins with it. */
const isTyped = ([first]: readonly Command[], query: string): boolean =>
  first?.title.toLowerCase() === query.toLowerCase();

const byKind = (found: readonly Found[]): Group[] =>
  Object.entries(TEXTS.kinds).map(([kind, title]) => ({
    title,
    commands: found.filter((one) => one.kind === kind).map(commandOf),
  }));
