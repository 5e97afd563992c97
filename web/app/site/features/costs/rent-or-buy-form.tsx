import { RENT_OR_BUY_PAGE } from '@manzil/rules/cost-parameters';
import { MORTGAGE_LIMITS } from '@manzil/rules/mortgage';
import type { RentOrBuyInput } from '@manzil/rules/rent-or-buy';
import { RENT_OR_BUY_START } from '@manzil/rules/rent-or-buy-question';
import { Form } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { useCalculatorTexts } from '../../lib/calculator-texts';
import { Amount, Choice, EmirateChoice, LoanChoice, named, PurchaseFields } from './form-fields';
import css from './cost-page.module.css';

export function RentOrBuyForm({ input }: { input: RentOrBuyInput | undefined }) {
  const texts = useCalculatorTexts();
  const { form } = texts.page;
  const words = texts.rentOrBuy.form;
  return (
    <>
      <h2>{form.title}</h2>
      <Form method="get" action={RENT_OR_BUY_PAGE} key={JSON.stringify(input)} className={css.fields}>
        <Amount name="price" label={form.price} value={input?.price} />
        <Amount name="rent" label={words.rent} value={input?.annualRent} />
        <EmirateChoice value={input?.emirate} />
        <Choice
          name="kind"
          label={form.kind}
          options={named(['apartment', 'villa'], texts.kinds)}
          value={input?.kind ?? 'apartment'}
        />
        <LoanChoice value={input?.loan ?? 'largest'} />
        <PurchaseFields input={input} />
        <Amount name="rate" label={words.rate} value={input?.rate ?? MORTGAGE_LIMITS.rate.start} />
        <Amount
          name="loanYears"
          label={words.loanYears}
          value={input?.loanYears ?? MORTGAGE_LIMITS.years.start}
        />
        <Amount name="serviceCharge" label={form.serviceCharge} value={input?.serviceCharge} />
        <Amount name="years" label={words.years} value={input?.years ?? RENT_OR_BUY_START.years} />
        <Amount
          name="rentGrowth"
          label={words.rentGrowth}
          value={input?.rentGrowth ?? RENT_OR_BUY_START.rentGrowth}
        />
        <Amount
          name="priceGrowth"
          label={words.priceGrowth}
          value={input?.priceGrowth ?? RENT_OR_BUY_START.priceGrowth}
        />
        <Amount
          name="savingsReturn"
          label={words.savingsReturn}
          value={input?.savingsReturn ?? RENT_OR_BUY_START.savingsReturn}
        />
        <button type="submit" className={button.primary}>
          {form.submit}
        </button>
      </Form>
    </>
  );
}
