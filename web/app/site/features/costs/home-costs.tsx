import { Link } from 'react-router';
import { InCurrency } from '../../components/in-currency';
import { knownName } from '../../../shared/lib/listing-labels';
import { useCostTexts } from '../../lib/cost-texts';
import type { CostLine, HomeCosts as Costs, HomeYields, RentCosts, SaleCosts } from '../../lib/home-costs';
import css from './home-costs.module.css';

interface HomeCostsProps {
  costs: Costs;
  /** Null where too few similar homes are for rent. */
  yields: HomeYields | null;
  /** Kind and community of the homes whose rents `yields` is based on. */
  similar?: { similar: string; community: string };
}

/** The costs of a home, each fee with its payer; or a note that there are no confirmed rules. */
export function HomeCosts({ costs, yields, similar }: HomeCostsProps) {
  const texts = useCostTexts();
  const { aed, percent } = texts;
  if (costs.deal === 'none')
    return (
      <section className={css.costs}>
        <p>{texts.declined({ emirate: knownName(texts.emirates, costs.emirate) })}</p>
      </section>
    );
  return (
    <section className={css.costs}>
      <h2>{costs.deal === 'sale' && costs.isFrom ? texts.sale.projectTitle : texts[costs.deal].title}</h2>
      {costs.isDemo && <p className={css.note}>{texts.demo}</p>}
      {costs.deal === 'sale' ? <Sale costs={costs} /> : <Rent costs={costs} />}
      {costs.deal === 'sale' && yields !== null && similar !== undefined && (
        <>
          <dl className={css.rows}>
            <Row label={texts.sale.gross} value={percent(yields.gross)} />
            {yields.net !== null && <Row label={texts.sale.net} value={percent(yields.net)} />}
          </dl>
          <p className={css.note}>{texts.sale.yieldNote({ rent: aed(yields.rent), ...similar })}</p>
        </>
      )}
      <p className={css.note}>
        {texts.estimate}{' '}
        <Link to={costs.link} rel="nofollow" className={css.link}>
          {texts.how}
        </Link>
      </p>
    </section>
  );
}

function Sale({ costs }: { costs: SaleCosts }) {
  const texts = useCostTexts();
  const { aed } = texts;
  const { mortgage } = costs;
  return (
    <>
      <dl className={css.rows}>
        <Row
          label={costs.isFrom ? texts.sale.priceFrom : texts.sale.price}
          value={aed(costs.price)}
          amount={costs.price}
        />
        <Lines lines={costs.lines} />
        <Row label={texts.sale.fees} value={aed(costs.fees)} amount={costs.fees} isTotal />
        {costs.sellerFees > 0 && <Row label={texts.sale.sellerFees} value={aed(costs.sellerFees)} />}
        <Row label={texts.sale.cash} value={aed(costs.cash)} amount={costs.cash} isTotal />
        {costs.serviceCharge !== null && (
          <Row
            label={texts.sale.serviceCharge}
            value={aed(costs.serviceCharge)}
            amount={costs.serviceCharge}
          />
        )}
      </dl>
      <NotIncluded of={costs} />
      {mortgage !== null && (
        <details className={css.more}>
          <summary>
            {texts.sale.withMortgage({ share: texts.percent(mortgage.share), cash: aed(mortgage.cash) })}
          </summary>
          <dl className={css.rows}>
            <Row label={texts.sale.loan} value={aed(mortgage.loan)} />
            <Row label={texts.sale.down} value={aed(mortgage.downPayment)} />
            <Lines lines={mortgage.lines} />
            <Row label={texts.sale.fees} value={aed(mortgage.fees)} amount={mortgage.fees} isTotal />
            <Row label={texts.sale.cashWithLoan} value={aed(mortgage.cash)} amount={mortgage.cash} isTotal />
          </dl>
          <NotIncluded of={mortgage} />
          {costs.isFeeInCash && <p className={css.note}>{texts.sale.feesInCash}</p>}
        </details>
      )}
    </>
  );
}

function Rent({ costs }: { costs: RentCosts }) {
  const texts = useCostTexts();
  const { aed, rent } = texts;
  return (
    <>
      <dl className={css.rows}>
        <Row label={rent.firstCheque({ count: costs.cheques })} value={aed(costs.firstCheque)} />
        <Lines lines={costs.lines} />
        <Row label={rent.firstDay} value={aed(costs.firstDay)} amount={costs.firstDay} isTotal />
      </dl>
      {costs.refundable > 0 && (
        <p className={css.note}>{rent.refundable({ amount: aed(costs.refundable) })}</p>
      )}
      {!costs.isChequesStated && <p className={css.note}>{rent.chequesUnknown}</p>}
      <dl className={css.rows}>
        <Row label={rent.rent} value={aed(costs.monthlyRent)} />
        {costs.housingFee !== null && (
          <Row label={texts.slot('rent.housing-fee')} value={aed(costs.housingFee)} />
        )}
        <Row
          label={costs.housingFee === null ? rent.monthlyRent : rent.monthly}
          value={aed(costs.monthly)}
          amount={costs.monthly}
          isTotal
        />
      </dl>
      <NotIncluded of={costs} />
    </>
  );
}

function Lines({ lines }: { lines: readonly CostLine[] }) {
  const texts = useCostTexts();
  const { aed } = texts;
  return lines.map((line) => (
    <Row
      key={`${line.slot} ${line.payer}`}
      label={texts.slot(line.slot)}
      payer={texts.owed(line)}
      value={line.isMaximum ? texts.atMost({ amount: aed(line.amount) }) : aed(line.amount)}
    />
  ));
}

interface RowProps {
  label: string;
  payer?: string;
  value: string;
  isTotal?: boolean;
  /** The same amount in AED, where it is shown in another currency too. */
  amount?: number;
}

const Row = ({ label, payer, value, isTotal = false, amount = 0 }: RowProps) => (
  <div className={isTotal ? css.total : undefined}>
    <dt>
      {label}
      {payer !== undefined && <small> ({payer})</small>}
    </dt>
    <dd>
      {value}
      <InCurrency aed={amount} />
    </dd>
  </div>
);

function NotIncluded({ of: { notIncluded } }: { of: Pick<SaleCosts, 'notIncluded'> }) {
  const texts = useCostTexts();
  return notIncluded.length === 0 ? null : <p className={css.note}>{texts.missing(notIncluded)}</p>;
}
