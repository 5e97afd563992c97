/** Maximum number of homes that are readable side by side. */
export const MOST_COMPARED = 4;

/** The page that shows homes side by side, named by their pagelinks; of more than four the first ones. */
export function comparePath(pagelinks: readonly string[], onlyDifferences = false): string {
  const homes = pagelinks.slice(0, MOST_COMPARED).map(encodeURIComponent).join(',');
  if (homes === '') return '/compare';
  return `/compare?homes=${homes}${onlyDifferences ? '&only=differences' : ''}`;
}

/** The pagelinks in the URL, each once. */
export function comparedIn(params: URLSearchParams): string[] {
  const named = (params.get('homes') ?? '').split(',').filter((pagelink) => pagelink !== '');
  return [...new Set(named)].slice(0, MOST_COMPARED);
}

/** The page where people make a shortlist of homes to decide about together, named by their ids. */
export const decidePath = (ids: readonly number[]): string => `/shortlist?homes=${ids.join(',')}`;

/** The contact page with a message about homes, named as in a comparison. */
export const askPath = (pagelinks: readonly string[]): string =>
  `/contact?homes=${pagelinks.slice(0, MOST_COMPARED).map(encodeURIComponent).join(',')}#enquiry`;
