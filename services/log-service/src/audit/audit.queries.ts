import { Injectable } from '@nestjs/common';
import { ListPool } from '../database/pools.js';
import { refuseIfTimedOut } from '../database/refuse-if-timed-out.js';
import { allConditions, type Statement, StatementValues } from '../requests/sql/statement.js';
import type { AuditFilter, AuditPosition, AuditRow } from './audit-row.js';

/** Every schema with an audit table; `contentActions` are written to `cms` alone. */
const sources = ['auth', 'banks', 'cms', 'jobs', 'keys', 'logs'] as const;

/** All SQL that reads the audit rows of all services, through the view that each schema grants (docs/adr/0015). */
@Injectable()
export class AuditQueries {
  constructor(private readonly lists: ListPool) {}

  /** The newest entries, at most `limit`. @param before only entries older than this one @throws Problem `log_search_too_slow` */
  async list(filter: AuditFilter, limit: number, before?: AuditPosition): Promise<AuditRow[]> {
    return (await refuseIfTimedOut(this.lists.pool.query<AuditRow>(selectNewest(filter, limit, before)))).rows;
  }
}

/** Each source returns one page by its index on time, so that the merge sorts a few hundred rows at most. */
function selectNewest(filter: AuditFilter, limit: number, before: AuditPosition | undefined): Statement {
  const values = new StatementValues();
  const conditions = allConditions(buildConditions(filter, values));
  const position = before && {
    at: `(timestamptz 'epoch' + ${values.add(before.microseconds)}::bigint * interval '1 microsecond')`,
    source: `${values.add(before.source)}::text`,
    id: `${values.add(before.id)}::bigint`,
  };
  const limitParameter = values.add(limit);
  const branches = (filter.within ? (['cms'] as const) : sources).map((source) => {
    // PostgreSQL can use an index only for the first half of the condition.
    const afterPosition = position
      ? ` AND at <= ${position.at} AND (at, '${source}', id) < (${position.at}, ${position.source}, ${position.id})`
      : '';
    return `(SELECT '${source}' AS source, * FROM ${source}.audit_trail
      WHERE ${conditions}${afterPosition} ORDER BY at DESC, id DESC LIMIT ${limitParameter})`;
  });
  const text = `SELECT source, id::text, (extract(epoch FROM at) * 1000000)::bigint::text AS microseconds, at, action,
      actor_id AS "actorId", actor, network, request_id AS "requestId", target, target_name AS "targetName", details
    FROM (${branches.join(' UNION ALL ')}) AS found
    ORDER BY at DESC, source DESC, found.id DESC LIMIT ${limitParameter}`;
  return { text, values: values.all };
}

function buildConditions({ from, to, person, action, within, target }: AuditFilter, values: StatementValues): string[] {
  return [
    `at >= ${values.add(from)} AND at < ${values.add(to)}`,
    ...(action ? [`action = ${values.add(action)}`] : []),
    ...(within ? [`action = ANY(${values.add(within)}::text[])`] : []),
    ...(target ? [`target = ${values.add(target)}`] : []),
    // Not LIKE, because % and _ must match literally.
    ...(person ? [`strpos(lower(actor), lower(${values.add(person)})) > 0`] : []),
  ];
}
