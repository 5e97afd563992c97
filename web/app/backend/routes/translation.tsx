import { loadTranslation } from '../sections/arabic/arabic-calls';
import { TranslationScreen } from '../sections/arabic/translation-screen';
import type { Route } from './+types/translation';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadTranslation;

export default function TranslationRoute({ loaderData, params }: Route.ComponentProps) {
  return <TranslationScreen key={`${params.kind} ${params.id}`} loaded={loaderData} />;
}
