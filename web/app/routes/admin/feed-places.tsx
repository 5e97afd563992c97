import { queryClient } from '../../admin/data/query-client';
import { placesQuery, unresolvedPlacesQuery } from '../../admin/feed/place-calls';
import { PlacesScreen } from '../../admin/feed/places-screen';
import { SectionProblem } from '../../admin/parts/section-problem';

export const clientLoader = () =>
  Promise.all([queryClient.query(placesQuery), queryClient.query(unresolvedPlacesQuery)]);

export default PlacesScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Places" />;
}
