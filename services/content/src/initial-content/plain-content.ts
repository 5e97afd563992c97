import { PLAIN_FOOTER, PLAIN_STYLE } from '../site-frame/plain-frame.js';
import type { SiteContent } from './site-content.js';

const link = (title: string, url: string) => ({ title, url, openInNewWindow: false });

/** First content of a site without the demo: links to its public pages, and their headings. */
export const PLAIN_CONTENT: SiteContent = {
  documents: {
    homepagedb: { sec1heading: 'Find your home in Dubai' },
    buypagedb: { sec1heading: 'Properties for sale' },
    rentpagedb: { sec1heading: 'Properties for rent' },
    mortgageservicespagedb: { sec1heading: 'Mortgage services' },
  },
  navigation: {
    items: [
      link('Buy', '/buy'),
      link('Rent', '/rent'),
      link('New Developments', '/new_development_properties'),
      link('Mortgage Services', '/mortgageservices'),
      link('About Us', '/aboutus'),
      link('Blog', '/blog'),
      link('Meet My Team', '/meetmyteam'),
      link('Testimonials', '/testimonials'),
      link('FAQs', '/faqs'),
      link('Contact', '/contact'),
    ],
    style: PLAIN_STYLE,
  },
  footer: PLAIN_FOOTER,
  faqs: [],
  blogPosts: [],
  teamMembers: [],
  testimonials: [],
};
