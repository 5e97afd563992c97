import { IMAGE_FORMATS } from '@manzil/contracts/media/upload';
import { orderTeam } from '@manzil/contracts/http/content-editing';
import { OrderedScreen } from '../../kit/collection/ordered-screen';
import { IMAGE_LIMIT } from '../../kit/media/image-limit';
import { AreaField, TextField } from '../../../shared/ui/field';
import { FocalPointPicker } from '../../kit/media/focal-point-picker';
import { ImageField } from '../../kit/media/image-field';
import { ListField } from '../../kit/form/list-field';
import { team } from './team';
import listStyles from '../../kit/collection/collections.module.css';
import styles from './team-row.module.css';

export function TeamScreen() {
  return (
    <OrderedScreen
      collection={team}
      order={orderTeam}
      label="members"
      wordsOf={({ name, designation }) => `${name} ${designation}`}
      empty="No team members yet. Add the first one."
      summary={({ name, designation, photo, focalX, focalY }) => (
        <div className={styles.row}>
          {photo === '' ? (
            <span />
          ) : (
            <img src={photo} alt="" loading="lazy" style={{ objectPosition: `${focalX}% ${focalY}%` }} />
          )}
          <div>
            <strong>{name}</strong>
            <p className={listStyles.soft}>{designation}</p>
          </div>
        </div>
      )}
      fields={(form) => {
        const { values, set, issueOf } = form;
        return (
          <>
            <div className="backend-columns">
              <TextField label="Name" {...form.text('name')} />
              <TextField label="Designation" {...form.text('designation')} />
            </div>
            <div className="backend-columns">
              <TextField label="BRN" hint="Links the member to their listings" {...form.text('brn')} />
              <TextField
                label="Address of the page"
                hint={`/meetmyteam/${values.slug || '… (made of the name)'}`}
                {...form.text('slug')}
              />
              <TextField label="Phone" {...form.text('phone')} />
              <TextField label="WhatsApp" {...form.text('whatsapp')} />
              <ListField
                label="Languages"
                hint="Separated by commas"
                values={values.languages}
                issue={issueOf('languages')}
                onChange={(languages) => {
                  set('languages', languages);
                }}
              />
              <ListField
                label="Areas"
                hint="Communities as listings name them, with commas between them"
                values={values.areas}
                issue={issueOf('areas')}
                onChange={(areas) => {
                  set('areas', areas);
                }}
              />
            </div>
            <AreaField label="About" rows={4} {...form.text('about')} />
            <ImageField
              {...form.input('photo')}
              {...IMAGE_LIMIT}
              label="Photo"
              hint={`${IMAGE_FORMATS}, at most 2 MB`}
              issue={issueOf('photo') && 'A photo is required'}
            />
            {values.photo !== '' && (
              <FocalPointPicker
                photo={values.photo}
                point={{ x: values.focalX, y: values.focalY }}
                hint="Click on the face, or move the point with the arrow keys."
                shape="portrait"
                shapeLabel="As the team page shows it"
                onChange={({ x, y }) => {
                  set('focalX', x);
                  set('focalY', y);
                }}
              />
            )}
          </>
        );
      }}
    />
  );
}
