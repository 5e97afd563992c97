import { loadTranslations } from '../sections/translations/translation-calls';
import { TranslationsScreen } from '../sections/translations/translations-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadTranslations;

export default TranslationsScreen;
