import type { FreeTimes } from '@manzil/contracts/leads/viewing';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { Link, useNavigate } from 'react-router';
import { ResponsiveImage } from '../../components/responsive-image';
import button from '../../../shared/ui/link-button.module.css';
import { BookingForm } from './booking-form';
import { ViewingFrame } from './viewing-frame';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import viewingTexts from '../../../texts/en/on-demand/viewing';
import css from './viewing.module.css';

const TITLE = 'book-viewing-title';

interface Home {
  pagelink: string;
  /** What it is called at the top: "Tidal Tower, 2-bedroom apartment". */
  called: string;
  title: string;
  place: string;
  photo: string | undefined;
  price: number | null;
  adType: AdType;
}

interface BookPageProps {
  home: Home;
  free: FreeTimes;
  /** The days that a visitor can ask for where no time can be booked. */
  days: readonly string[];
  done: string | null;
}

/** Books a viewing of a home, with and without scripts; without free times it asks for a day. */
export function BookPage({ home, free, days, done }: BookPageProps) {
  const words = onDemandTexts(viewingTexts, useTexts());
  const navigate = useNavigate();
  const { pagelink, called } = home;
  if (done === 'booked' || done === 'asked')
    return (
      <ViewingFrame
        title={done === 'booked' ? words.doneTitle : words.askedTitle}
        text={done === 'booked' ? words.doneText : words.askedText}
        isStatus
      >
        <Link to={`/${pagelink}`} className={button.secondary}>
          {words.toHome}
        </Link>
      </ViewingFrame>
    );
  const { adviser, times, duration } = free;
  const isBookable = adviser !== null && times.length > 0;
  return (
    <ViewingFrame title={words.title({ home: called })} titleId={TITLE}>
      <div className={css.split}>
        <HomeSummary {...home} />
        <div className={css.form}>
          <p className={css.text}>
            {isBookable ? words.text({ adviser: adviser.name, minutes: duration }) : words.none}
          </p>
          <BookingForm
            {...{ pagelink, times, labelledBy: TITLE, ...(!isBookable && { days }) }}
            onDone={(next) => {
              void navigate(next);
            }}
          />
        </div>
      </div>
    </ViewingFrame>
  );
}

function HomeSummary({ pagelink, title, place, photo, price, adType }: Home) {
  const texts = useTexts();
  return (
    <Link to={`/${pagelink}`} className={css.home}>
      {photo !== undefined && (
        <ResponsiveImage
          src={photo}
          alt=""
          sizes="(max-width: 900px) 7.5rem, 22rem"
          width={420}
          height={280}
        />
      )}
      <span>
        <strong className={css.homePrice}>{texts.format.listingPrice(price, adType)}</strong>
        <span>{title}</span>
        <span className={css.homePlace}>{place}</span>
      </span>
    </Link>
  );
}
