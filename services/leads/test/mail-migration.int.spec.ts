import { randomUUID } from 'node:crypto';
import { showLead } from '@manzil/contracts/http/leads';
import { describe, expect, it } from 'vitest';
import { createDataSource } from '@manzil/service-kit/database';
import { startSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { databaseOptions } from '../src/data-source.js';
import { startLeads, startReplica } from './running-leads.js';

/** The migrations that this release adds to the previous one, newest first. */
const NEW = [
  'AttachFiles1799810000000',
  'ReceiveMail1799800000000',
  'TagLeads1799700000000',
  'MergeLeads1799460000000',
  'RememberImports1799450000000',
  'AppendAtCommit1799410000000',
  'StorePhotos1799400000000',
  'SaveLeadViews1799390000000',
  'SaveReplies1799300000000',
  'StoreDealValues1799200100000',
  'StoreMailSettings1799200000000',
  'ViewByVideo1799180000000',
  'StoreLanguage1799170000000',
  'StorePeople1799160100000',
  'StorePublishedMessages1799100000000',
  'PlaceViewings1799040000000',
  'NameWhoChangedHours1798900000000',
  'MailApprovals1798880000000',
  'SortMail1798860000000',
  'SeparateSubscribers1798700000000',
  'TakeMail1798000000000',
  'IndexStatus1797500200000',
  'CountListingActions1797500100000',
  'StoreOrigin1797500000000',
  'SkipDisabledMembers1797400100000',
  'EnterLeads1797400000000',
  'LanesOfMail1797300000000',
  'RemindAssignees1797100000000',
  'BookViewings1796900000000',
  'MailNewHomes1796810000000',
  'SaveSearches1796800000000',
  'RouteLeads1796730000000',
  'IndexContacts1796720000000',
  'AddStages1796710000000',
  'CreateLeadEntry1796700000000',
  'NoteReceivers1796620000000',
  'VersionWebhooks1796610000000',
  'CreateShortlist1796300000000',
  'CreateWebhook1796200000000',
  'EditMailTexts1796100100000',
  'KeepLedger1796100000000',
  'RequestPersonalData1795800100000',
  'StoreConsents1795800000000',
  'MailMemberLinks1795700300000',
  'ConfirmSubscriptions1795700200000',
  'MailVisitors1795700100000',
];

describe('the mail of an installation of the release before', () => {
  it('stays as it is, is sent, and is still there after going back', async () => {
    const smtp = await startSmtp();
    const leads = await startLeads();
    const dataSource = await createDataSource(databaseOptions(leads.databaseUrl)).initialize();
    for (const _each of NEW) await dataSource.undoLastMigration();
    const lead = randomUUID();
    await dataSource.query(
      "INSERT INTO lead (id, kind, name, email, message) VALUES ($1, 'contact', 'Layla', 'layla@example.com', 'Hello')",
      [lead],
    );
    await dataSource.query(
      `INSERT INTO mail (key, lead_id, recipient, status) VALUES
       ('one', $1, 'sent@agency.example', 'sent'), ('two', $1, 'sales@agency.example', 'waiting')`,
      [lead],
    );
    expect((await dataSource.runMigrations()).map(({ name }) => name)).toEqual([...NEW].reverse());
    const replica = await startReplica(leads, { SMTP_URL: smtp.url, MAIL_FROM: 'site@agency.example' });
    const notices = await waitFor('the mail to be sent', async () => {
      const { notices: found } = await leads.client.request(showLead, { id: lead });
      return found.every(({ status }) => status === 'sent') ? found : undefined;
    });
    expect(notices.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['new-lead', 'sales@agency.example'],
      ['new-lead', 'sent@agency.example'],
    ]);
    expect(smtp.received.map(({ to }) => to)).toEqual([['sales@agency.example']]);
    await replica.stop();
    for (const _each of NEW) await dataSource.undoLastMigration();
    expect(await dataSource.query('SELECT key FROM mail ORDER BY key')).toEqual([
      { key: 'one' },
      { key: 'two' },
    ]);
    await dataSource.destroy();
    await leads.stop();
    await smtp.stop();
  });
});
