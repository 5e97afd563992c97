import { listNavigationItemEntries } from '@manzil/contracts/content/editing-rpc';
import * as http from '@manzil/contracts/http/content-editing';

/** The operations of each collection with an order set by staff. */
export const ORDERED_COLLECTIONS = {
  faq: { ...http.faqs, list: http.listFaqEntries, reorder: http.orderFaqs },
  'team-member': { ...http.team, list: http.listTeamEntries, reorder: http.orderTeam },
  testimonial: {
    ...http.testimonials,
    list: http.listTestimonialEntries,
    reorder: http.orderTestimonials,
  },
  'navigation-item': {
    ...http.navigationItems,
    list: listNavigationItemEntries,
    reorder: http.orderNavigationItems,
  },
};
