import { useTitleSuffix } from '../lib/site-defaults';
import { useTexts } from '../lib/texts';

/** The title of a page that search engines do not show; React lifts it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{useTexts().titles.page({ title, site: useTitleSuffix() })}</title>;
}
