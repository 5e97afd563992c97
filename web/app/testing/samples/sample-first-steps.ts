import { showNavigationEntries } from '@manzil/contracts/http/content-editing';
import { showRouting } from '@manzil/contracts/http/lead-routing';
import { showMailSettings } from '@manzil/contracts/http/mails';
import { listMembers } from '@manzil/contracts/http/members';
import { listPeople } from '@manzil/contracts/http/people';
import { stubApi } from '../api-double';
import { OWN_STYLE } from './sample-navigation';

const AT = '2026-11-22T09:00:00Z';

export const sampleMailSettings = {
  notifyTo: [] as string[],
  host: '',
  port: 587,
  encryption: 'starttls' as const,
  username: '',
  senderName: '',
  senderAddress: '',
  hasPassword: false,
  fromEnvironment: { notifyTo: false, server: false },
  version: 0,
};

export const sampleIncomingMail = {
  host: '',
  port: 993,
  encryption: 'tls' as const,
  username: '',
  hasPassword: false,
  folder: 'INBOX',
  address: '',
  fromEnvironment: false,
  version: 0,
  checkedAt: null as string | null,
  problem: null,
};

/** Stubs the requests of the list of first steps for a new site whose only member is `username`. */
export function stubNewSite(username: string): void {
  const member = {
    id: '0190a3c4-0000-7000-8000-000000000001',
    username,
    name: '',
    email: null,
    role: 'admin' as const,
    state: 'active' as const,
    createdAt: AT,
    lastLoginAt: null,
    hasSecondFactor: false,
  };
  stubApi(listMembers, { members: [member] });
  stubApi(listPeople, { people: [], doubts: [] });
  const style = { ...OWN_STYLE, version: 1, updatedAt: AT, updatedBy: '' };
  stubApi(showNavigationEntries, { entries: [], total: 0, deleted: [], style });
  const hours = { days: [1], from: '09:00', to: '18:00', holidays: [] };
  stubApi(showRouting, { hours, rules: [], isOn: false, version: 0 });
  stubApi(showMailSettings, sampleMailSettings);
}
