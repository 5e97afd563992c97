import { useTitleSuffix } from '../lib/site-defaults';

/** The title of a page that search engines do not show; React lifts it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} | ${useTitleSuffix()}`}</title>;
}
