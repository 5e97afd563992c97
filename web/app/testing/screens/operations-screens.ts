import * as tokens from '@manzil/contracts/http/api-tokens';
import { listFailedMessages } from '@manzil/contracts/http/failed-messages';
import { showRouting } from '@manzil/contracts/http/lead-routing';
import * as leads from '@manzil/contracts/http/leads';
import { listMailTexts } from '@manzil/contracts/http/mail-texts';
import * as mails from '@manzil/contracts/http/mails';
import { diffRuleVersions, listRules, showRule } from '@manzil/contracts/http/rules';
import { countSavedSearches } from '@manzil/contracts/http/saved-searches';
import * as webhooks from '@manzil/contracts/http/webhooks';
import { SERVICES } from '@manzil/contracts/message-routes';
import * as routing from '../../backend/routes/routing';
import { listPushDevices } from '@manzil/contracts/http/push-devices';
import * as rules from '../../backend/routes/rules';
import * as oneRule from '../../backend/routes/rule';
import * as mail from '../../backend/routes/mail';
import * as integrations from '../../backend/routes/integrations';
import * as webhook from '../../backend/routes/webhook';
import * as failed from '../../backend/routes/failed-messages';
import { stubApi } from '../api-double';
import { sampleDelivery, sampleWebhook } from '../samples/sample-webhook';
import { sampleIncomingMail, sampleMailSettings } from '../samples/sample-first-steps';
import { sampleRule } from '../samples/sample-rule';
import { ID, AT, paged, type SampleScreen } from './sample-screen';

const rule = {
  name: 'All',
  kinds: [],
  places: [],
  unitTypes: [],
  adType: null,
  priceFrom: null,
  priceTo: null,
  languages: [],
  hours: 'any' as const,
  to: 'turns' as const,
  respondWithin: null,
  escalateTo: null,
  members: [{ username: 'omar', weight: 1 }],
};
const mailed = {
  id: ID,
  kind: 'lead-answer' as const,
  recipient: 'sami@example.com',
  state: 'failed' as const,
  error: '550',
  attempts: 1,
  leadId: ID,
  queuedAt: AT,
  at: AT,
};
const words = { subject: 'About {about}', opening: 'Hello', closing: 'Bye' };
const token = {
  id: ID,
  name: 'Reports',
  scopes: ['leads:read' as const],
  createdBy: 'noor',
  createdAt: AT,
  expiresAt: null,
  lastUsedOn: null,
  refusedBecause: null,
};
const message = {
  id: ID,
  kind: 'unpublished' as const,
  subject: 'evt.leads.lead-received.v1',
  key: 'lead:1',
  consumer: null,
  reason: 'too large',
  attempts: 10,
  failedAt: AT,
  waiting: 0,
  entity: null,
};
const stubMail = (): void => {
  stubApi(mails.listMails, paged([mailed]));
  stubApi(countSavedSearches, { active: 0, pending: 0, byFrequency: { instant: 0, daily: 0, weekly: 0 } });
  stubApi(mails.listSuppressions, paged([{ address: 'a@b.example', reason: 'asked' as const, at: AT }]));
  stubApi(mails.previewMails, {
    previews: [
      { kind: 'lead-answer', language: 'en', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' },
    ],
  });
  stubApi(mails.showMailSettings, { ...sampleMailSettings, host: 'smtp.example.com', version: 1 });
  stubApi(mails.showIncomingMail, { ...sampleIncomingMail, host: 'imap.example.com', version: 1 });
  stubApi(listMailTexts, {
    items: [{ kind: 'lead-answer', language: 'en', texts: words, standard: words, version: 2, versions: [] }],
  });
};

export const OPERATIONS_SCREENS: Readonly<Record<string, SampleScreen>> = {
  '/backend/routing': {
    route: routing,
    path: '/backend/routing',
    stub: () => {
      const hours = { days: [1], from: '09:00', to: '18:00', holidays: [] };
      stubApi(showRouting, { hours, rules: [rule], isOn: true, version: 1 });
      stubApi(leads.listAssignees, { usernames: ['omar'] });
    },
    change: /^Add a rule$/,
  },
  '/backend/rules': {
    route: rules,
    path: '/backend/rules',
    stub: () => {
      const { versions: _all, ...summary } = sampleRule;
      stubApi(listRules, { rules: [summary] });
    },
  },
  '/backend/rules/:id': {
    route: oneRule,
    path: '/backend/rules/:id',
    at: `/backend/rules/${sampleRule.id}`,
    stub: () => {
      stubApi(showRule, sampleRule);
      stubApi(diffRuleVersions, { changes: [] });
    },
    change: /^Add version$/,
  },
  '/backend/mail': {
    route: mail,
    path: '/backend/mail',
    stub: stubMail,
    change: /^Send again/,
  },
  '/backend/mail?tab=suppressed': {
    route: mail,
    path: '/backend/mail',
    at: '/backend/mail?tab=suppressed',
    stub: stubMail,
    change: /^Remove a@b.example$/,
  },
  '/backend/mail?tab=words': {
    route: mail,
    path: '/backend/mail',
    at: '/backend/mail?tab=words',
    stub: stubMail,
    change: /^Save$/,
  },
  '/backend/mail?tab=previews': {
    route: mail,
    path: '/backend/mail',
    at: '/backend/mail?tab=previews',
    stub: stubMail,
    change: /^Send me a test/,
  },
  '/backend/mail?tab=settings': {
    route: mail,
    path: '/backend/mail',
    at: '/backend/mail?tab=settings',
    stub: stubMail,
    change: /^Send me a test/,
  },
  '/backend/integrations': {
    route: integrations,
    path: '/backend/integrations',
    stub: () => {
      stubApi(webhooks.listWebhooks, { webhooks: [sampleWebhook()] });
      stubApi(tokens.listApiTokens, { tokens: [token] });
      stubApi(listPushDevices, { publicKey: 'BKey', keySource: 'installation', devices: [] });
    },
    change: /^Add a webhook$/,
  },
  '/backend/integrations/:id': {
    route: webhook,
    path: '/backend/integrations/:id',
    at: '/backend/integrations/0190a3c4-0000-7000-8000-000000000030',
    stub: () => {
      stubApi(webhooks.listWebhooks, { webhooks: [sampleWebhook()] });
      stubApi(webhooks.listDeliveries, paged([sampleDelivery(1)]));
    },
    change: /^Send again/,
  },
  '/backend/failed-messages': {
    route: failed,
    path: '/backend/failed-messages',
    stub: () => {
      stubApi(listFailedMessages, {
        services: SERVICES.map((service, index) => ({
          service,
          total: 1,
          items: [{ ...message, id: `${ID.slice(0, -1)}${String(index)}` }],
        })),
      });
    },
    change: /^Requeue: /,
  },
};
