import { queryClient } from '../kit/data/query-client';
import { MyListings, myListingsQuery } from '../sections/properties/my-listings';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(myListingsQuery);

export default MyListings;
