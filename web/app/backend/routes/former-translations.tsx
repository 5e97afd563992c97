import { redirect, type LoaderFunctionArgs } from 'react-router';
import { TRANSLATION_LANGUAGES } from '@manzil/contracts/site-language';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

/** The paths before the site could have several languages, which bookmarks and the audit trail still contain. */
export function clientLoader({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const [language] = TRANSLATION_LANGUAGES;
  const record = params['*'] ?? '';
  return redirect(
    record === ''
      ? `/backend/translations${new URL(request.url).search}`
      : `/backend/translations/${language}/${record}`,
  );
}

export default function FormerTranslations() {
  return null;
}
