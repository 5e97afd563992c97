import type { NavigationStyleEntry } from '@manzil/contracts/content/collection-entries';
import type { NavigationStyleFields } from '@manzil/contracts/content/collection-fields';
import { saveNavigationStyle } from '@manzil/contracts/http/content-editing';
import { queryClient } from '../../kit/data/query-client';
import { callApi } from '../../kit/data/call-api';
import { IMAGE_LIMIT } from '../../kit/media/image-limit';
import { SingleForm } from '../../kit/lifecycle/single-form';
import { useSingle } from '../../kit/lifecycle/use-single';
import { TextField } from '../../../shared/ui/field';
import { ImageField } from '../../kit/media/image-field';
import { ColourField } from './colour-field';
import { HeaderPreview, OWN } from './header-preview';
import { NAVIGATION_STYLE, navigationQuery } from '../../kit/collection/navigation-query';

type Field = keyof NavigationStyleFields;
const COLOURS: readonly (readonly [field: Field, label: string, own: string])[] = [
  ['headerBackgroundColor', 'Header background', OWN.header],
  ['navColor', 'Colour of links', OWN.link],
  ['buttonBackgroundColor', 'Button background', OWN.button],
  ['buttonTextColor', 'Colour of the button’s text', OWN.buttonText],
];
const TEXTS: readonly (readonly [field: Field, label: string, hint: string])[] = [
  ['navFontSize', 'Size of links', 'Such as 16px or 1rem'],
  ['buttonFontSize', 'Size of the button’s text', 'Such as 16px or 1rem'],
  ['buttonText', 'Button text', 'Empty: the site’s own'],
];

const valuesOf = (style: NavigationStyleEntry): NavigationStyleFields => ({
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

/** Edits the header's style; empty fields keep the design's. */
export function HeaderStyleForm({ loaded, items }: HeaderStyleFormProps) {
  const single = useSingle(saveNavigationStyle, {
    key: 'navigation-style',
    loaded,
    valuesOf,
    bodyOf: (values, { version }) => ({ ...values, expectedVersion: version }),
    read: async () => (await queryClient.query({ ...navigationQuery, staleTime: 0 })).style,
    send: (body) => callApi(saveNavigationStyle, { body }),
    published: { entry: NAVIGATION_STYLE, draftOf: ({ expectedVersion: _version, ...fields }) => fields },
  });
  const { form } = single;
  return (
    <SingleForm label="Header style" single={single} className="backend-panel backend-form">
      <h2 className="backend-title">Header style</h2>
      <HeaderPreview style={form.values} titles={items.slice(0, 6).map(({ title }) => title)} />
      <div className="backend-columns">
        {COLOURS.map(([field, label, own]) => (
          <ColourField
            key={field}
            label={label}
            hint={`A colour such as ${own}. Empty: the design’s own`}
            own={own}
            {...form.text(field)}
          />
        ))}
        {TEXTS.map(([field, label, hint]) => (
          <TextField key={field} label={label} hint={hint} {...form.text(field)} />
        ))}
        <ImageField label="Logo" hint="Empty: the site’s own" {...form.input('logo')} {...IMAGE_LIMIT} />
      </div>
    </SingleForm>
  );
}
