import type { RoutingReplay } from '@manzil/contracts/leads/routing';
import { ScrollTable } from '../../../shared/ui/scroll-table';
import { ROUTING_TEXTS as TEXTS } from './routing-texts';
import { memberName } from '../../kit/labels/member-name';

/** Shows what rules would have done with recent leads. */
export function ReplayReport({
  replay: { days, leads, orphans, unknownHomes, rules, members },
}: {
  replay: RoutingReplay;
}) {
  return (
    <>
      <p role="status">
        {[
          TEXTS.leads(leads, days),
          TEXTS.orphans(orphans),
          ...(unknownHomes > 0 ? [TEXTS.unknownHomes(unknownHomes)] : []),
        ].join('; ')}
        .
      </p>
      <ScrollTable caption={TEXTS.byRule} head={TEXTS.ruleHead}>
        {rules.map((rule) => (
          <tr key={rule.name}>
            <td>{rule.name}</td>
            <td>{rule.leads.toLocaleString('en')}</td>
            <td>{rule.answeredInTime?.toLocaleString('en') ?? ''}</td>
          </tr>
        ))}
      </ScrollTable>
      <ScrollTable caption={TEXTS.byMember} head={TEXTS.memberHead}>
        {members.map((member) => (
          <tr key={member.username}>
            <td>{memberName(member.username)}</td>
            <td>{member.leads.toLocaleString('en')}</td>
            <td>{member.busiestDay.toLocaleString('en')}</td>
          </tr>
        ))}
      </ScrollTable>
    </>
  );
}
