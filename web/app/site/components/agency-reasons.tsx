import type { DocumentFields } from '@manzil/contracts/content/documents';
import { field } from '../lib/fields';
import { Section } from './section';
import css from './agency-reasons.module.css';

/** Three reasons to choose the agency, each with the picture the agency gave it. */
export function AgencyReasons({ fields }: { fields: DocumentFields }) {
  const items = [1, 2, 3].flatMap((place) => {
    const n = String(place);
    const heading = field(fields, `sec6heading${n}`);
    if (heading === undefined) return [];
    return [{ heading, text: field(fields, `sec6desc${n}`), logo: field(fields, `sec6logo${n}`) }];
  });
  const heading = field(fields, 'sec6heading');
  if (items.length === 0 || heading === undefined) return null;
  return (
    <Section title={heading}>
      <ul className={css.reasons}>
        {items.map((item) => (
          <li key={item.heading} className={css.reason}>
            {item.logo !== undefined && <img src={item.logo} alt="" width={72} height={72} loading="lazy" />}
            <h3>{item.heading}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
