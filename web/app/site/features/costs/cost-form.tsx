import { COST_PAGE } from '@manzil/rules/cost-parameters';
import type { CostQuestion } from '@manzil/rules/cost-question';
import { HOME_KINDS } from '@manzil/rules/vocabulary';
import { Form } from 'react-router';
import { useCalculatorTexts } from '../../lib/calculator-texts';
import { Amount, Choice, EmirateChoice, LoanChoice, named, PurchaseFields } from './form-fields';
import button from '../../../shared/ui/link-button.module.css';
import css from './cost-page.module.css';

/** Form for other figures of the same deal. All input is in the URL. */
export function CostForm({ question }: { question: CostQuestion | undefined }) {
  const costs = useCalculatorTexts();
  const texts = costs.page.form;
  const deal = question?.deal ?? 'sale';
  return (
    <>
      <h2>{texts.title}</h2>
      <Form method="get" action={COST_PAGE} key={JSON.stringify(question)} className={css.fields}>
        <Choice name="deal" label={texts.deal} options={named(['sale', 'rent'], texts.deals)} value={deal} />
        <EmirateChoice value={question?.input.emirate} />
        <Choice
          name="kind"
          label={texts.kind}
          options={named(HOME_KINDS, costs.kinds)}
          value={question?.input.kind ?? 'apartment'}
        />
        {question?.deal === 'rent' ? <RentFields question={question} /> : <SaleFields question={question} />}
        <button type="submit" className={button.primary}>
          {texts.submit}
        </button>
      </Form>
    </>
  );
}

function SaleFields({ question }: { question: (CostQuestion & { deal: 'sale' }) | undefined }) {
  const texts = useCalculatorTexts().page.form;
  const input = question?.input;
  return (
    <>
      <Amount name="price" label={texts.price} value={input?.price} />
      <LoanChoice value={input?.loan ?? 0} />
      <PurchaseFields input={input} />
      <Choice
        name="sellersPart"
        label={texts.sellersPart}
        options={named(['usual', 'law'], texts.sellersParts)}
        value={input?.sellersPart ?? 'usual'}
      />
      <Amount name="serviceCharge" label={texts.serviceCharge} value={question?.serviceCharge ?? undefined} />
      <Amount name="rent" label={texts.rent} value={question?.annualRent ?? undefined} />
    </>
  );
}

function RentFields({ question: { input } }: { question: CostQuestion & { deal: 'rent' } }) {
  const texts = useCalculatorTexts().page.form;
  return (
    <>
      <Amount name="rent" label={texts.rent} value={input.annualRent} />
      <Amount name="cheques" label={texts.cheques} value={input.cheques} />
      <label className={css.check}>
        <input type="checkbox" name="furnished" value="true" defaultChecked={input.furnished} />
        {texts.furnished}
      </label>
    </>
  );
}
