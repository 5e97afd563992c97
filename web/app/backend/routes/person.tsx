import { peopleQuery } from '../kit/data/people-query';
import { queryClient } from '../kit/data/query-client';
import { PersonScreen } from '../sections/people/person-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(peopleQuery);

export default PersonScreen;
