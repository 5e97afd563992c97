import {
  blogPostEditing,
  faqEditing,
  navigationEditing,
  reorderFaqs,
  reorderNavigation,
  reorderTeam,
  reorderTestimonials,
  teamEditing,
  testimonialEditing,
} from '@manzil/contracts/content/editing-rpc';
import type { Type } from '@nestjs/common';
import { editingController } from './editing-controller.js';
import { orderController } from './order-controller.js';

const FAQS = { path: 'faqs', noun: 'faq' };
const TEAM = { path: 'team', noun: 'team-member' };
const TESTIMONIALS = { path: 'testimonials', noun: 'testimonial' };
const NAVIGATION = { path: 'navigation-items', noun: 'navigation-item' };

/** Posts stand in the order of their dates, so they have no other. */
export const COLLECTION_CONTROLLERS: Type[] = [
  orderController({ ...FAQS, reorder: reorderFaqs }),
  orderController({ ...TEAM, reorder: reorderTeam }),
  orderController({ ...TESTIMONIALS, reorder: reorderTestimonials }),
  orderController({ ...NAVIGATION, reorder: reorderNavigation }),
  editingController({ ...FAQS, editing: faqEditing }),
  editingController({ ...TEAM, editing: teamEditing }),
  editingController({ ...TESTIMONIALS, editing: testimonialEditing }),
  editingController({ ...NAVIGATION, editing: navigationEditing }),
  editingController({ path: 'blog-posts', noun: 'blog-post', editing: blogPostEditing }),
];
