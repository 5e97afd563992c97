import { beforeAll, describe, expect, it } from 'vitest';
import { generateSync } from 'otplib';
import type { Browser, Locator, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { loginUrl, newMember, openBackend, type Credentials } from './sign-in.js';

/** Returns the TOTP code, `steps` time steps of 30 s from now. */
const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** Adds a virtual passkey authenticator that verifies the user without interaction. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('Two-step login', () => {
  let browser: Browser;
  let page: Page;
  let who: Credentials;
  let secret: string;
  let recoveryCodes: string[];
  beforeAll(async () => {
    browser = await sharedBrowser();
    who = await newMember('editor');
    page = await openBackend(browser, who);
    page.on('dialog', (dialog) => void dialog.accept());
    await addAuthenticator(page);
  });

  const dialog = (name: string): Locator => page.getByRole('dialog', { name });
  const openAccount = async (): Promise<void> => {
    await page.goto(`${siteUrl()}/backend/account`);
    await page.getByRole('heading', { name: 'Two-step login' }).waitFor();
  };
  const logOut = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${siteUrl()}/`);
  };
  const givePassword = async (): Promise<void> => {
    await openHydrated(page, loginUrl());
    await page.getByLabel('Username').fill(who.username);
    await page.getByLabel('Password').fill(who.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('heading', { name: 'Second step' }).waitFor();
  };
  const seeBackend = async (): Promise<void> => {
    await page.waitForURL('**/backend');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  };

  it('is set up with an authenticator app, and asks for the password first', async () => {
    await openAccount();
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const question = dialog('Confirm that it is you');
    await question.getByLabel('Password').fill(who.password);
    await page.keyboard.press('Enter');

    const setUp = dialog('Set up an authenticator app');
    await setUp.getByRole('img', { name: 'QR code with the key' }).waitFor();
    secret = (await setUp.getByRole('code').innerText()).replaceAll(' ', '');
    await setUp.getByLabel('Code', { exact: true }).fill('000000');
    await setUp.getByRole('button', { name: 'Turn on' }).click();
    await setUp.getByText('This code is incorrect.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await setUp.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await setUp.getByRole('button', { name: 'Turn on' }).click();

    const codes = dialog('Your recovery codes');
    await codes.getByRole('code').nth(9).waitFor();
    recoveryCodes = await codes.getByRole('code').allInnerTexts();
    expect(recoveryCodes).toHaveLength(10);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      codes.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('manzil-recovery-codes.txt');
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('10 codes are left.').waitFor();
  });

  it('asks for a code after the password, with the keyboard alone, and takes none twice', async () => {
    await logOut();
    await givePassword();
    expect(await seriousFindings(page)).toEqual([]);
    // The code of the current time step may have been used at the set-up, so the next one is used.
    const used = codeOf(secret, 1);
    await eventually(() =>
      expect(page.getByLabel('Code').getAttribute('autocomplete')).resolves.toBe('one-time-code'),
    );
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'This code is incorrect.' }).waitFor();
    expect(await page.evaluate(() => fetch('/api/session').then(({ status }) => status))).toBe(401);
    await page.getByLabel('Code').fill(used);
    await page.keyboard.press('Enter');
    await seeBackend();
    await logOut();
    await givePassword();
    await page.getByLabel('Code').fill(used);
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .filter({ hasText: /This code (has already been used|is incorrect)/ })
      .waitFor();
  });

  it('takes a recovery code instead, once', async () => {
    const [first = ''] = recoveryCodes;
    const giveRecoveryCode = async (): Promise<void> => {
      await givePassword();
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(first);
      await page.getByRole('button', { name: 'Log in' }).click();
    };
    await giveRecoveryCode();
    await seeBackend();
    await openAccount();
    await page.getByText('9 codes are left.').waitFor();
    await logOut();
    await giveRecoveryCode();
    await page
      .getByRole('alert')
      .filter({ hasText: 'This recovery code is incorrect or has been used.' })
      .waitFor();
  });

  it('takes a passkey, after the password and without it', async () => {
    await givePassword();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCodes[1] ?? '');
    await page.getByRole('button', { name: 'Log in' }).click();
    await seeBackend();
    await openAccount();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog('Add a passkey').getByLabel('Name').fill('Test device');
    await dialog('Add a passkey').getByRole('button', { name: 'Go on' }).click();
    const question = dialog('Confirm that it is you');
    await question.getByRole('button', { name: 'Use a recovery code' }).click();
    await question.getByLabel('Recovery code').fill(recoveryCodes[2] ?? '');
    await question.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: 'Test device' }).waitFor();
    await page.getByRole('button', { name: 'Rename passkey Test device' }).click();
    await dialog('Rename the passkey').getByLabel('Name').fill('My laptop');
    await dialog('Rename the passkey').getByRole('button', { name: 'Save' }).click();
    await page.getByText('My laptop').waitFor();

    await logOut();
    await givePassword();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await seeBackend();
    await logOut();
    await openHydrated(page, loginUrl());
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await seeBackend();
  });

  it('is taken off again, confirmed by the passkey', async () => {
    await openAccount();
    const remove = async (button: string, title: string): Promise<void> => {
      await page.getByRole('button', { name: button }).click();
      await dialog(title).getByRole('button', { name: 'Remove', exact: true }).click();
    };
    await remove('Remove the authenticator app', 'Remove the authenticator app');
    await dialog('Confirm that it is you').getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('button', { name: 'Set up an authenticator app' }).waitFor();
    // No confirmation is needed within five minutes.
    await remove('Remove passkey My laptop', 'Remove the passkey');
    await page.getByText('Off. With a second step').waitFor();
    const guest = await newVisitor(browser);
    const answer = await guest.request.post(`${siteUrl()}/login`, {
      data: who,
      headers: { origin: new URL(siteUrl()).origin },
    });
    expect(answer.status()).toBe(200);
    await guest.context().close();
  });
});
