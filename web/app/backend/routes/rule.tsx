import { loadRule } from '../sections/rules/rule-calls';
import { RuleScreen } from '../sections/rules/rule-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadRule;

export default RuleScreen;
