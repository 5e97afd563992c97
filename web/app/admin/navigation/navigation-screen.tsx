import { CollectionScreen } from '../collections/collection-screen';
import { OrderedEntries } from '../collections/ordered-entries';
import { SelectField, TextField } from '../ui/field';
import { HeaderStyleForm } from './header-style-form';
import { navigationItems, type LoadedNavigation } from './navigation';
import styles from '../collections/collections.module.css';

export function NavigationScreen({ loaded }: { loaded: LoadedNavigation }) {
  return (
    <CollectionScreen
      collection={navigationItems}
      loaded={loaded}
      list={(entries, actions) => (
        <OrderedEntries
          label="links"
          path={navigationItems.path}
          entries={entries}
          actions={actions}
          nameOf={navigationItems.nameOf}
          wordsOf={({ title, url }) => `${title} ${url}`}
          empty="There are no links yet: visitors find their way by the footer alone."
          summary={({ title, url, openInNewWindow }) => (
            <>
              <strong>{title}</strong>
              <p className={styles.soft}>
                {url}
                {openInNewWindow && ' (opens a new window)'}
              </p>
            </>
          )}
        />
      )}
      form={({ values, set, issueOf }) => (
        <>
          <TextField
            label="Title"
            autoFocus
            value={values.title}
            issue={issueOf('title')}
            onText={(title) => {
              set('title', title);
            }}
          />
          <TextField
            label="Address"
            hint="A path of this site (/buy) or a whole address (https://…)"
            value={values.url}
            issue={issueOf('url')}
            onText={(url) => {
              set('url', url);
            }}
          />
          <SelectField
            label="Open in"
            value={values.openInNewWindow ? 'new' : 'same'}
            options={[
              ['same', 'The same window'],
              ['new', 'A new window'],
            ]}
            onText={(choice) => {
              set('openInNewWindow', choice === 'new');
            }}
          />
        </>
      )}
    >
      <HeaderStyleForm loaded={loaded.style} items={loaded.entries} />
    </CollectionScreen>
  );
}
