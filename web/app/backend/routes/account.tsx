import { AccountScreen } from '../sections/account/account-screen';
import { loadAccount } from '../sections/account/load-account';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadAccount;

export default AccountScreen;
