import { peopleQuery } from '../kit/data/people-query';
import { queryClient } from '../kit/data/query-client';
import { PeopleScreen } from '../sections/people/people-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(peopleQuery);

export default PeopleScreen;
