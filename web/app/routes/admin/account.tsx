import { AccountScreen } from '../../admin/account/account-screen';
import { loadAccount } from '../../admin/account/load-account';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadAccount;

export default AccountScreen;
