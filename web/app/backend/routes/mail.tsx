import { loadMail } from '../sections/mail/mail-calls';
import { MailScreen } from '../sections/mail/mail-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadMail;

export default MailScreen;
