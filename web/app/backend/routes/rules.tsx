import { loadRules } from '../sections/rules/rule-calls';
import { RulesScreen } from '../sections/rules/rules-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadRules;

export default RulesScreen;
