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

const FAQS = { path: 'faqs', noun: 'faq', editing: faqEditing };
const TEAM = { path: 'team', noun: 'team-member', editing: teamEditing };
const TESTIMONIALS = { path: 'testimonials', noun: 'testimonial', editing: testimonialEditing };
const NAVIGATION = { path: 'navigation-items', noun: 'navigation-item', editing: navigationEditing };

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
  editingController({ path: 'blog-posts', noun: 'blog-post', editing: blogPostEditing }),
];
