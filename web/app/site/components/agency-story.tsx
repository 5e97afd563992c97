import type { ReactNode } from 'react';
import type { DocumentFields } from '@manzil/contracts/content/documents';
import { field, focusOf } from '../lib/fields';
import { FramedPhoto } from './framed-photo';
import css from './agency-story.module.css';

/** Presents the agency in three numbers and a few sentences, with a link to more where there is more. */
export function AgencyStory({ fields, more }: { fields: DocumentFields; more?: ReactNode }) {
  const heading = field(fields, 'sec5heading');
  const numbers = [1, 2, 3].flatMap((place) => {
    const n = String(place);
    const value = field(fields, `sec5number${n}`);
    return value === undefined ? [] : [{ value, label: field(fields, `sec5desc${n}`) ?? '' }];
  });
  const story = field(fields, 'sec5story');
  if (heading === undefined || (numbers.length === 0 && story === undefined)) return null;
  return (
    <section className={`container ${css.story ?? ''}`}>
      <FramedPhoto
        photo={field(fields, 'sec5image')}
        focus={focusOf(fields, 'sec5image')}
        sizes="(min-resolution: 1.5dppx) 320px, (min-width: 700px) 464px, 100vw"
        width={800}
        height={1000}
        className={css.arch}
      />
      <div>
        <h2>{heading}</h2>
        {story !== undefined && <p className={css.text}>{story}</p>}
        <dl className={css.numbers}>
          {numbers.map(({ value, label }) => (
            <div key={label + value}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {more}
      </div>
    </section>
  );
}
