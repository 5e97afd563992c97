import { formatArea, formatSquareMetres } from '../../shared/lib/format';

/**
 * An area in both units, of which the page shows the one this device has chosen. The choice is an attribute of
 * the document, so what the server wrote stays as it is and nothing flickers.
 */
export function Area({ squareFeet }: { squareFeet: number }) {
  return (
    <>
      <span className="in-sqft">{formatArea(squareFeet)}</span>
      <span className="in-sqm">{formatSquareMetres(squareFeet)}</span>
    </>
  );
}
