import { useSuspenseQuery } from '@tanstack/react-query';
import { searchCountsQuery } from './mail-calls';
import { SEARCH_COUNT_TEXTS as TEXTS } from './mail-texts';
import styles from './mail.module.css';

export function SavedSearchCounts() {
  const { data } = useSuspenseQuery(searchCountsQuery);
  return <p className={styles.counts}>{TEXTS(data)}</p>;
}
