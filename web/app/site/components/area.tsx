import { useTexts } from '../../shared/lib/texts';

/**
 * An area in both units, of which the page shows the one this device has chosen. The choice is an attribute of
 * the document, so what the server wrote stays as it is and nothing flickers.
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
