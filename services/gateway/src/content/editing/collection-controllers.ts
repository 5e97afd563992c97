import * as rpc from '@manzil/contracts/content/editing-rpc';
import * as http from '@manzil/contracts/http/content-editing';
import type { Type } from '@nestjs/common';
import { editingController } from './editing-controller.js';
import { orderController } from './order-controller.js';

/** Orders come first: PUT …/:id would take their requests. Posts stand in the order of their dates and have no other. */
export const COLLECTION_CONTROLLERS: Type[] = [
  orderController('faq', http.orderFaqs, rpc.faqEditing),
  orderController('team-member', http.orderTeam, rpc.teamEditing),
  orderController('testimonial', http.orderTestimonials, rpc.testimonialEditing),
  orderController('site-frame', http.orderNavigationItems, rpc.navigationEditing),
  editingController('faq', http.faqs, rpc.faqEditing),
  editingController('team-member', http.team, rpc.teamEditing),
  editingController('testimonial', http.testimonials, rpc.testimonialEditing),
  editingController('site-frame', http.navigationItems, rpc.navigationEditing),
  editingController('blog-post', http.blogPosts, rpc.blogPostEditing),
];
