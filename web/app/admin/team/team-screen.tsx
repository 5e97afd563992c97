import type { TeamMemberEntry } from '@manzil/contracts/content/collection-entries';
import type { Listing } from '../collections/collection';
import { CollectionScreen } from '../collections/collection-screen';
import { OrderedEntries } from '../collections/ordered-entries';
import { IMAGE_LIMIT } from '../lib/image-limit';
import { TextField } from '../ui/field';
import { ImageField } from '../ui/image-field';
import { FocalPoint } from './focal-point';
import { team } from './team';
import listStyles from '../collections/collections.module.css';
import styles from './focal-point.module.css';

export function TeamScreen({ loaded }: { loaded: Listing<TeamMemberEntry> }) {
  return (
    <CollectionScreen
      collection={team}
      loaded={loaded}
      list={(entries, actions) => (
        <OrderedEntries
          label="members"
          path={team.path}
          entries={entries}
          actions={actions}
          nameOf={team.nameOf}
          wordsOf={({ name, designation }) => `${name} ${designation}`}
          empty="There is nobody here yet. Add the first member of the team."
          summary={({ name, designation, photo, focalX, focalY }) => (
            <div className={styles.row}>
              <img src={photo} alt="" loading="lazy" style={{ objectPosition: `${focalX}% ${focalY}%` }} />
              <div>
                <strong>{name}</strong>
                <p className={listStyles.soft}>{designation}</p>
              </div>
            </div>
          )}
        />
      )}
      form={({ values, set, issueOf }) => (
        <>
          <div className="backend-columns">
            <TextField
              label="Name"
              autoFocus
              value={values.name}
              issue={issueOf('name')}
              onText={(name) => {
                set('name', name);
              }}
            />
            <TextField
              label="Designation"
              value={values.designation}
              issue={issueOf('designation')}
              onText={(designation) => {
                set('designation', designation);
              }}
            />
          </div>
          <ImageField
            label="Photo"
            hint="JPEG, PNG, WebP or AVIF, at most 2 MB"
            value={values.photo}
            issue={issueOf('photo') && 'A photo is needed'}
            {...IMAGE_LIMIT}
            onChange={(photo) => {
              set('photo', photo);
            }}
          />
          {values.photo !== '' && (
            <FocalPoint
              photo={values.photo}
              point={{ x: values.focalX, y: values.focalY }}
              onChange={({ x, y }) => {
                set('focalX', x);
                set('focalY', y);
              }}
            />
          )}
        </>
      )}
    />
  );
}
