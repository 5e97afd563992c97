import { z } from 'zod';
import { defineEndpoint } from './endpoint.js';
import { enquiryRowSchema, popupRowSchema } from './wire/lead-rows.js';

export const listPopups = defineEndpoint({
  method: 'GET',
  path: '/userinfotable',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'All enquiries from the popup of the home page; for an agent their own and unassigned ones',
  responses: { 200: z.array(popupRowSchema) },
  isLarge: true,
});

export const listEnquiries = defineEndpoint({
  method: 'GET',
  path: '/internalformtable',
  audience: 'leads.read',
  area: 'Leads',
  summary: 'All contact, sell, listing and mortgage enquiries; for an agent their own and unassigned ones',
  responses: { 200: z.array(enquiryRowSchema) },
  isLarge: true,
});
