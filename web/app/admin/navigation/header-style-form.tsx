import {
  navigationStyleEntrySchema,
  type NavigationStyleEntry,
} from '@manzil/contracts/content/collection-entries';
import {
  navigationStyleFieldsSchema,
  type NavigationStyleFields,
} from '@manzil/contracts/content/collection-fields';
import { callApi, json } from '../lib/call-api';
import { IMAGE_LIMIT } from '../lib/image-limit';
import { DraftNote } from '../saving/draft-note';
import { LeaveQuestion } from '../saving/leave-question';
import { SaveBar } from '../saving/save-bar';
import { useSingle } from '../saving/use-single';
import { TextField } from '../ui/field';
import { ImageField } from '../ui/image-field';
import { useToasts } from '../ui/toasts';
import { HeaderPreview } from './header-preview';
import { loadNavigation } from './navigation';

const FIELDS: readonly (readonly [field: keyof NavigationStyleFields, label: string, hint: string])[] = [
  ['headerBackgroundColor', 'Header background', 'A colour such as #fbf8f3'],
  ['navColor', 'Colour of links', 'A colour such as #1b282c'],
  ['navFontSize', 'Size of links', 'Such as 16px or 1rem'],
  ['buttonText', 'Button text', 'Empty: the site’s own'],
  ['buttonBackgroundColor', 'Button background', 'A colour such as #1b282c'],
  ['buttonTextColor', 'Colour of the button’s text', 'A colour such as #ffffff'],
  ['buttonFontSize', 'Size of the button’s text', 'Such as 16px or 1rem'],
];

const formOf = (style: NavigationStyleEntry): NavigationStyleFields => ({
  headerBackgroundColor: style.headerBackgroundColor,
  navColor: style.navColor,
  navFontSize: style.navFontSize,
  logo: style.logo,
  buttonBackgroundColor: style.buttonBackgroundColor,
  buttonTextColor: style.buttonTextColor,
  buttonFontSize: style.buttonFontSize,
  buttonText: style.buttonText,
});

interface HeaderStyleFormProps {
  loaded: NavigationStyleEntry;
  items: readonly { title: string }[];
}

/** How the header looks; what is left empty is as the design has it. */
export function HeaderStyleForm({ loaded, items }: HeaderStyleFormProps) {
  const toasts = useToasts();
  const { stored, draft, save, takeTheirs } = useSingle({
    key: 'navigation-style',
    loaded,
    formOf,
    fieldsSchema: navigationStyleFieldsSchema,
    read: async () => (await loadNavigation()).style,
    send: (fields, expectedVersion) =>
      callApi(
        '/api/navigation-style',
        navigationStyleEntrySchema,
        json('PUT', { ...fields, expectedVersion }),
      ),
    onSaved: () => {
      toasts.done('Saved. The header of the site looks like this now.');
    },
  });
  return (
    <form
      className="backend-panel backend-form"
      noValidate
      aria-label="Header style"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run();
      }}
    >
      <h2>Header style</h2>
      <DraftNote recovered={draft.recovered && draft.dirty} onDiscard={draft.discard} />
      <HeaderPreview style={draft.values} titles={items.slice(0, 5).map(({ title }) => title)} />
      <div className="backend-columns">
        {FIELDS.map(([field, label, hint]) => (
          <TextField
            key={field}
            label={label}
            hint={hint}
            value={draft.values[field]}
            issue={draft.issueOf(field)}
            onText={(value) => {
              draft.set(field, value);
            }}
          />
        ))}
        <ImageField
          label="Logo"
          value={draft.values.logo}
          issue={draft.issueOf('logo')}
          {...IMAGE_LIMIT}
          onChange={(logo) => {
            draft.set('logo', logo);
          }}
        />
      </div>
      <SaveBar
        save={save}
        dirty={draft.dirty}
        stored={stored}
        onDiscard={draft.discard}
        onTakeTheirs={() => void takeTheirs()}
      />
      {draft.dirty && <LeaveQuestion />}
    </form>
  );
}
