import { loadTranslations } from '../sections/arabic/arabic-calls';
import { TranslationsScreen } from '../sections/arabic/translations-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadTranslations;

export default TranslationsScreen;
