import { queryClient } from '../kit/data/query-client';
import { placesQuery, unresolvedPlacesQuery } from '../sections/feed/place-calls';
import { PlacesScreen } from '../sections/feed/places-screen';
import { SectionProblem } from '../kit/layout/section-problem';

export const clientLoader = () =>
  Promise.all([queryClient.query(placesQuery), queryClient.query(unresolvedPlacesQuery)]);

export default PlacesScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Places" />;
}
