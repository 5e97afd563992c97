import { orderNavigationItems } from '@manzil/contracts/http/content-editing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { OrderedScreen } from '../../kit/collection/ordered-screen';
import { SelectField, TextField } from '../../../shared/ui/field';
import { HeaderStyleForm } from './header-style-form';
import { navigationQuery } from '../../kit/collection/navigation-query';
import { navigationItems } from './navigation';
import styles from '../../kit/collection/collections.module.css';

export function NavigationScreen() {
  const { style, entries } = useSuspenseQuery(navigationQuery).data;
  return (
    <OrderedScreen
      collection={navigationItems}
      order={orderNavigationItems}
      label="links"
      wordsOf={({ title, url }) => `${title} ${url}`}
      empty="There are no links yet. Until you add one, visitors have only the footer."
      summary={({ title, url, openInNewWindow }) => (
        <>
          <strong>{title}</strong>
          <p className={styles.soft}>
            {url}
            {openInNewWindow && ' (opens a new window)'}
          </p>
        </>
      )}
      fields={(form) => (
        <>
          <TextField label="Title" {...form.text('title')} />
          <TextField
            label="Address"
            hint="A path on this site (/buy) or a full address (https://…)"
            {...form.text('url')}
          />
          <SelectField
            label="Open in"
            value={form.values.openInNewWindow ? 'new' : 'same'}
            options={[
              ['same', 'The same window'],
              ['new', 'A new window'],
            ]}
            onText={(choice) => {
              form.set('openInNewWindow', choice === 'new');
            }}
          />
        </>
      )}
    >
      <HeaderStyleForm loaded={style} items={entries.filter(({ lifecycle }) => lifecycle?.live !== false)} />
    </OrderedScreen>
  );
}
