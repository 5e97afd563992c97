/** The data of a lead's home that the rules use. */
export interface RoutedHome {
  place: string;
  unitType: string | null;
  adType: string;
  /** AED, a year for rent. */
  price: number | null;
  /** Email address of the adviser. */
  adviser: string | null;
}
