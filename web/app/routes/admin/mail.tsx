import { loadMail } from '../../admin/mail/mail-calls';
import { MailScreen } from '../../admin/mail/mail-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadMail;

export default MailScreen;
