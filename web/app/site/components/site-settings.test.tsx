import { describe, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ReactNode } from 'react';
import { agencyJsonLd } from '../lib/agency-json-ld';
import type { Site } from '../../shared/lib/use-site';
import { PageTitle } from '../../shared/ui/page-title';
import { Seo } from './seo';
import { SiteFooter } from './site-footer';
import { english } from '../../shared/lib/english';
import { render } from '../../testing/render';

const footer = {
  about: '',
  address: '',
  phone: '',
  email: '',
  licence: '111',
  copyright: '© Manzil',
  columns: [],
  social: [],
};
const siteWith = (settings: Site['settings']): Site =>
  ({ items: [], style: {}, footer, settings, publicUrl: 'https://manzil.example' }) as unknown as Site;

function show(part: ReactNode, settings: Site['settings']): void {
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => undefined, element: part }], {
    hydrationData: { loaderData: { root: siteWith(settings) } },
  });
  render(<RouterProvider router={router} />);
}
const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

describe('a page of a site without settings', () => {
  it('has the title, description and picture that it always had', () => {
    show(<Seo title="Contact" description="Call us." path="/contact" />, {});
    expect(document.title).toBe('Contact | Manzil');
    expect(meta('description')).toBe('Call us.');
    expect(meta('og:image')).toBe('https://manzil.example/share.jpg');
    expect(agencyJsonLd(english, siteWith({})).image).toBe('https://manzil.example/share.jpg');
  });

  it('says the name of the agency once', () => {
    show(<Seo title="Manzil in Dubai" description="" path="/" />, {});
    expect(document.title).toBe('Manzil in Dubai');
    expect(meta('description')).toBe('');
  });

  it('has a footer with its own ORN alone', () => {
    show(<SiteFooter />, {});
    expect(screen.getByText('ORN 111')).toBeVisible();
    expect(screen.queryByText(/permit|trade licence/i)).toBeNull();
  });
});

describe('a page of a site with settings', () => {
  const settings = {
    titleSuffix: 'Manzil Homes',
    description: 'Homes in Dubai.',
    shareImage: '/uploads/ab-cd.webp',
    licences: { orn: '222', permit: '333', tradeLicence: '444' },
  };

  it('ends its title with the words that staff have set', () => {
    show(<Seo title="About Manzil" description="Who we are." path="/aboutus" />, settings);
    expect(document.title).toBe('About Manzil | Manzil Homes');
    expect(meta('description')).toBe('Who we are.');
  });

  it('ends its title so too where search engines do not show it', () => {
    show(<PageTitle title="Thank you" />, settings);
    expect(document.title).toBe('Thank you | Manzil Homes');
  });

  it('has the description and the picture of the site where it has none of its own', () => {
    show(<Seo title="Offer" description="" path="/offer" />, settings);
    expect(meta('description')).toBe('Homes in Dubai.');
    expect(meta('og:image')).toMatch(/^https:\/\/manzil\.example\/uploads\/.*share\.jpg$/);
  });

  it('keeps a picture of its own', () => {
    show(<Seo title="Offer" description="" path="/offer" image="https://pics.example/a.jpg" />, settings);
    expect(meta('og:image')).toBe('https://pics.example/a.jpg');
  });

  it('has a footer with all numbers', () => {
    show(<SiteFooter />, settings);
    for (const number of ['ORN 222', 'RERA permit 333', 'Trade licence 444'])
      expect(screen.getByText(number)).toBeVisible();
    expect(screen.queryByText('ORN 111')).toBeNull();
  });

  it('keeps the ORN of the footer where the details have none', () => {
    show(<SiteFooter />, { licences: { permit: '333' } });
    expect(screen.getByText('ORN 111')).toBeVisible();
  });
});
