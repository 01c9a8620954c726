import { Injectable } from '@nestjs/common';
import { ListPool } from '../database/list-pool.js';
import { timely } from '../database/timely.js';
import { allConditions, StatementValues } from '../requests/statement.js';
import type { AuditChoice, AuditPlace, AuditRow } from './audit-row.js';

/** Every schema with an audit table; `contentActions` are written to `cms` alone. */
const sources = ['auth', 'banks', 'cms', 'jobs', 'keys', 'logs'] as const;

/** All SQL that reads the audit rows of all services, through the view that each schema grants (docs/adr/0015). */
@Injectable()
export class AuditQueries {
  constructor(private readonly lists: ListPool) {}

  /** The newest matching entries, at most `limit`. @param before only entries after this position @throws Problem `log_search_too_slow` */
  async newest(choice: AuditChoice, limit: number, before?: AuditPlace): Promise<AuditRow[]> {
    const { text, values } = statement(choice, limit, before);
    const { rows } = await timely(this.lists.pool.query<AuditRow>(text, [...values]));
    return rows;
  }
}

/** Each source returns one page by its index on time, so that the merge sorts a few hundred rows at most. */
function statement(choice: AuditChoice, limit: number, before: AuditPlace | undefined) {
  const values = new StatementValues();
  const conditions = allConditions(conditionsOf(choice, values));
  const place = before && {
    at: `(timestamptz 'epoch' + ${values.add(before.microseconds)}::bigint * interval '1 microsecond')`,
    source: `${values.add(before.source)}::text`,
    id: `${values.add(before.id)}::bigint`,
  };
  const most = values.add(limit);
  const branches = (choice.within ? (['cms'] as const) : sources).map((source) => {
    // PostgreSQL can use an index only for the first half of the condition.
    const afterPlace = place
      ? ` AND at <= ${place.at} AND (at, '${source}', id) < (${place.at}, ${place.source}, ${place.id})`
      : '';
    return `(SELECT '${source}' AS source, * FROM ${source}.audit_trail
      WHERE ${conditions}${afterPlace} ORDER BY at DESC, id DESC LIMIT ${most})`;
  });
  const text = `SELECT source, id::text, (extract(epoch FROM at) * 1000000)::bigint::text AS microseconds, at, action,
      actor_id AS "actorId", actor, network, request_id AS "requestId", target, target_name AS "targetName", details
    FROM (${branches.join(' UNION ALL ')}) AS found
    ORDER BY at DESC, source DESC, found.id DESC LIMIT ${most}`;
  return { text, values: values.all };
}

function conditionsOf({ from, to, person, action, within, target }: AuditChoice, values: StatementValues): string[] {
  return [
    `at >= ${values.add(from)} AND at < ${values.add(to)}`,
    ...(action ? [`action = ${values.add(action)}`] : []),
    ...(within ? [`action = ANY(${values.add(within)}::text[])`] : []),
    ...(target ? [`target = ${values.add(target)}`] : []),
    // Not LIKE, because % and _ must match literally.
    ...(person ? [`strpos(lower(actor), lower(${values.add(person)})) > 0`] : []),
  ];
}
