import { useTexts } from '../../shared/lib/texts';

/**
 * An area in both units; the page shows the unit chosen on this device. The choice is an attribute of the document, so
 * that the HTML of the server stays as it is and nothing flickers.
 */
export function Area({ squareFeet }: { squareFeet: number }) {
  const texts = useTexts();
  return (
    <>
      <span className="in-sqft">{texts.format.area(squareFeet)}</span>
      <span className="in-sqm">{texts.format.squareMetres(squareFeet)}</span>
    </>
  );
}
