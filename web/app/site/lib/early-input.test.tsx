import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { MortgageFigure } from '@manzil/rules/mortgage';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FaqsPage } from '../features/content/faqs-page';
import { HeroSearch } from '../features/home/hero-search';
import { TermField } from '../features/mortgage/term-field';
import { hydrateAfter } from '../../testing/server-html';
import { useEarlyChoices } from './use-early-choices';

function Hero() {
  const [adType, setAdType] = useState<AdType>('sale');
  return <HeroSearch adType={adType} onAdType={setAdType} />;
}

interface TermProps {
  name: MortgageFigure;
  first: number;
}

function Term({ name, first }: TermProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <TermField name={name} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

interface ChoicesProps {
  onEarly: (form: HTMLFormElement) => void;
}

function Choices({ onEarly }: ChoicesProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, onEarly);
  return (
    <form ref={form}>
      <input aria-label="Words" name="words" defaultValue="sea" />
      <input aria-label="Pool" type="checkbox" name="pool" />
      <select aria-label="Bedrooms" name="bedrooms" defaultValue="2">
        <option value="">Any</option>
        <option value="2">2</option>
        <option value="3">3</option>
      </select>
      <select aria-label="Type" name="type">
        <option value="">Any</option>
        <option value="Villa">Villa</option>
      </select>
    </form>
  );
}

const faq = (id: number, question: string) => ({ id, question, answer: '<p>Yes.</p>', position: id });

describe('before the page is hydrated', () => {
  it('what is typed and chosen in the search of the first page stays', async () => {
    hydrateAfter(<Hero />, (page) => {
      const early = within(page);
      early.getByRole<HTMLInputElement>('combobox', { name: 'Community, building or area' }).value = 'mar';
      early.getByRole<HTMLInputElement>('radio', { name: 'Rent' }).checked = true;
      early.getByRole<HTMLSelectElement>('combobox', { name: 'Property type' }).value = 'Villa';
      early.getByRole<HTMLSelectElement>('combobox', { name: 'Budget' }).value = '100000';
    });
    const box = screen.getByRole('combobox', { name: 'Community, building or area' });
    expect(box).toHaveValue('mar');
    expect(screen.getByRole('radio', { name: 'Rent' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Property type' })).toHaveValue('Villa');
    expect(screen.getByRole('combobox', { name: 'Budget' })).toHaveValue('100000');
    await userEvent.type(box, 'ina');
    expect(box).toHaveValue('marina');
  });

  it('what is typed into the search of the questions is searched for', () => {
    hydrateAfter(<FaqsPage faqs={[faq(1, 'Is there a fee?'), faq(2, 'May I rent?')]} />, (page) => {
      within(page).getByRole<HTMLInputElement>('searchbox').value = 'fee';
    });
    expect(screen.getByRole('searchbox')).toHaveValue('fee');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain(
      'Is there a fee?',
    );
    expect(screen.queryByText('May I rent?')).not.toBeInTheDocument();
  });

  it.each(['textbox', 'slider'])('what is set by the %s of the calculator counts', (role) => {
    hydrateAfter(<Term name="years" first={25} />, (page) => {
      within(page).getByRole<HTMLInputElement>(role).value = '20';
    });
    expect(screen.getByRole('textbox')).toHaveValue('20');
    expect(screen.getByRole('slider')).toHaveValue('20');
    expect(screen.getByRole('status')).toHaveTextContent('20');
  });

  it('a price beyond the end of its slider stays as it is', () => {
    hydrateAfter(<Term name="price" first={30_000_000} />, (page) => {
      expect(within(page).getByRole<HTMLInputElement>('slider').value).toBe('20000000');
    });
    expect(screen.getByRole('textbox')).toHaveValue('30,000,000');
    expect(screen.getByRole('status')).toHaveTextContent('30000000');
  });

  it.each([
    ['a tick', tick, { pool: 'on' }],
    ['another option', set('Bedrooms', '3'), { bedrooms: '3' }],
    ['an option instead of none', set('Type', 'Villa'), { type: 'Villa' }],
  ])('%s in a form is taken up', (_what, act, chosen) => {
    const onEarly = vi.fn((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
    hydrateAfter(<Choices onEarly={onEarly} />, act);
    expect(onEarly).toHaveBeenCalledOnce();
    expect(onEarly).toHaveReturnedWith({ words: 'sea', bedrooms: '2', type: '', ...chosen });
  });

  it('words in a form with choices are left to whoever types them', () => {
    const onEarly = vi.fn();
    hydrateAfter(<Choices onEarly={onEarly} />, set('Words', 'se'));
    expect(screen.getByRole('textbox')).toHaveValue('se');
    expect(onEarly).not.toHaveBeenCalled();
  });
});

function tick(page: HTMLElement): void {
  within(page).getByRole('checkbox').click();
}

function set(label: string, value: string) {
  return (page: HTMLElement): void => {
    within(page).getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value = value;
  };
}
