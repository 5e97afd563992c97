import type { TeamMember } from '@manzil/contracts/content/collections';
import { Link } from 'react-router';
import { ContactBand } from '../../components/contact-band';
import { EmptyNote } from '../../components/empty-note';
import { PageHead } from '../../components/page-head';
import { ResponsiveImage } from '../../components/responsive-image';
import { Seo } from '../../components/seo';
import { adviserPath } from '../../lib/adviser-path';
import { languageOfName } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';
import css from './content.module.css';

/** Covers the whole card, so that the portrait leads there too. */
function TeamLink({ member }: { member: TeamMember }) {
  const path = adviserPath(member);
  return path === undefined ? (
    member.name
  ) : (
    <Link to={path} className={css.member} prefetch="intent">
      {member.name}
    </Link>
  );
}

export function TeamPage({ members }: { members: TeamMember[] }) {
  const texts = useTexts();
  const { team, teamDescription } = texts.pages;
  return (
    <>
      <Seo title={team} description={teamDescription} path="/meetmyteam" />
      <PageHead title={team} text={teamDescription} />
      <div className={`container ${css.page ?? ''}`}>
        {members.length === 0 ? (
          <EmptyNote />
        ) : (
          <ul className={css.team}>
            {members
              .toSorted((a, b) => a.position - b.position)
              .map((member, index) => (
                <li key={member.id}>
                  <div className={css.portrait}>
                    <ResponsiveImage
                      src={member.photo}
                      alt=""
                      sizes="(min-width: 1360px) 300px, (min-width: 700px) 23vw, 46vw"
                      width={480}
                      height={560}
                      shape={1}
                      widest={960}
                      priority={index === 0}
                      className={css.cover}
                      focus={{ x: member.focalX, y: member.focalY }}
                    />
                  </div>
                  <h2 {...languageOfName(texts, member.name)}>
                    <TeamLink member={member} />
                  </h2>
                  <p>{member.designation}</p>
                </li>
              ))}
          </ul>
        )}
        <div className={css.after}>
          <ContactBand />
        </div>
      </div>
    </>
  );
}
