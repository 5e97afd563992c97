import {
  blogPostEditing,
  faqEditing,
  navigationEditing,
  teamEditing,
  testimonialEditing,
} from '@manzil/contracts/content/editing-rpc';
import type { Type } from '@nestjs/common';
import { editingController } from './editing-controller.js';
import { orderController } from './order-controller.js';

const FAQS = { path: 'faqs', kind: 'faq', editing: faqEditing } as const;
const TEAM = { path: 'team', kind: 'team-member', editing: teamEditing } as const;
const TESTIMONIALS = { path: 'testimonials', kind: 'testimonial', editing: testimonialEditing } as const;
const NAVIGATION = { path: 'navigation-items', kind: 'site-frame', editing: navigationEditing } as const;

/** Posts stand in the order of their dates, so they have no other. */
export const COLLECTION_CONTROLLERS: Type[] = [
  orderController(FAQS),
  orderController(TEAM),
  orderController(TESTIMONIALS),
  orderController(NAVIGATION),
  editingController(FAQS),
  editingController(TEAM),
  editingController(TESTIMONIALS),
  editingController(NAVIGATION),
  editingController({ path: 'blog-posts', kind: 'blog-post', editing: blogPostEditing }),
];
