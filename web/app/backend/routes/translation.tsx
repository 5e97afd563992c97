import { languageOf } from '../kit/address/translation-path';
import { loadTranslation } from '../sections/translations/translation-calls';
import { TranslationScreen } from '../sections/translations/translation-screen';
import type { Route } from './+types/translation';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadTranslation;

export default function TranslationRoute({ loaderData, params }: Route.ComponentProps) {
  const language = languageOf(params.language);
  return (
    <TranslationScreen
      key={`${language} ${params.kind} ${params.id}`}
      language={language}
      loaded={loaderData}
    />
  );
}
