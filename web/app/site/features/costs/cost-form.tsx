import { COST_PAGE } from '@manzil/rules/cost-parameters';
import type { CostQuestion } from '@manzil/rules/cost-question';
import { BUYERS, EMIRATES, HOME_KINDS } from '@manzil/rules/vocabulary';
import { Form } from 'react-router';
import { useCalculatorTexts } from '../../lib/calculator-texts';
import { Amount, Choice, named } from './form-fields';
import button from '../../../shared/ui/link-button.module.css';
import css from './cost-page.module.css';

/** Other figures for an estimate of the same deal; the URL is the whole question. */
export function CostForm({ question }: { question: CostQuestion | undefined }) {
  const costs = useCalculatorTexts();
  const texts = costs.page.form;
  const deal = question?.deal ?? 'sale';
  return (
    <>
      <h2>{texts.title}</h2>
      <Form method="get" action={COST_PAGE} key={JSON.stringify(question)} className={css.fields}>
        <Choice name="deal" label={texts.deal} options={named(['sale', 'rent'], texts.deals)} value={deal} />
        <Choice
          name="emirate"
          label={texts.emirate}
          options={named(EMIRATES, costs.emirates)}
          value={question?.input.emirate ?? 'dubai'}
        />
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
  const costs = useCalculatorTexts();
  const texts = costs.page.form;
  const input = question?.input;
  return (
    <>
      <Amount name="price" label={texts.price} value={input?.price} />
      <Choice
        name="loan"
        label={texts.loan}
        options={[
          ['0', texts.loans.none],
          ['largest', texts.loans.largest],
          ...(typeof input?.loan === 'number' && input.loan > 0
            ? [[String(input.loan), costs.aed(input.loan)] as const]
            : []),
        ]}
        value={String(input?.loan ?? 0)}
      />
      <Choice
        name="stage"
        label={texts.stage}
        options={named(['ready', 'off-plan'], texts.stages)}
        value={input?.stage ?? 'ready'}
      />
      <Choice
        name="buyer"
        label={texts.buyer}
        options={named(BUYERS, costs.buyers)}
        value={input?.buyer ?? 'resident'}
      />
      <Choice
        name="home"
        label={texts.home}
        options={named(['first', 'second'], texts.homes)}
        value={input?.home ?? 'first'}
      />
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
