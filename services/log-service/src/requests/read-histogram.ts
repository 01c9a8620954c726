import { Injectable } from '@nestjs/common';
import { DAY_MS, type LogBucket, type LogHistogram, type LogSelection } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { type BucketRows, RequestQueries } from './sql/request.queries.js';
import { SelectRows } from './search/select-rows.js';
import { END_OF_TIME, hasKeyConditions, type Selection } from './filter/selection.js';
import { MAX_RANGE_MS, timeBuckets } from './sql/time-buckets.js';

const HOUR_S = 3_600;
/** Up to this range a key's rows are counted one by one; its sums are by the hour. */
const MAX_KEY_RANGE_BY_ROWS_MS = 2 * HOUR_S * 1_000;

/** The rows of a filter over time. */
@Injectable()
export class ReadHistogram {
  constructor(
    private readonly select: SelectRows,
    private readonly queries: RequestQueries,
    private readonly settings: CurrentSettings,
  ) {}

  /** @throws Problem `invalid_request` */
  async run(filter: LogSelection): Promise<LogHistogram> {
    const { selection, now } = await this.select.run(filter);
    const ranged = withRange(selection, now, filter.startDate !== undefined);
    const shortest =
      hasKeyConditions(ranged) && +ranged.to - +ranged.from > MAX_KEY_RANGE_BY_ROWS_MS ? HOUR_S : undefined;
    const buckets = timeBuckets(ranged.from, ranged.to, this.settings.now.timezone, shortest);
    const countedBuckets = await this.queries.countByBucket(ranged, buckets);
    return {
      bucketSeconds: buckets.seconds,
      buckets: listBuckets(buckets.bounds, countedBuckets ?? []),
      isComplete: countedBuckets !== undefined,
    };
  }
}

/** A missing end becomes now, a missing start 24 hours before the end. */
function withRange(selection: Selection, now: Date, hasBegin: boolean): Selection {
  const to = +selection.to === +END_OF_TIME ? now : selection.to;
  const longestMs = hasBegin ? MAX_RANGE_MS : DAY_MS;
  const from = new Date(Math.min(Math.max(+selection.from, +to - longestMs), +to));
  return { ...selection, from, to };
}

function listBuckets(bounds: readonly Date[], bucketRows: readonly BucketRows[]): LogBucket[] {
  const rowsOf = new Map(bucketRows.map(({ bucket, hundreds, rows }) => [`${bucket} ${hundreds}`, rows]));
  return bounds.slice(0, -1).map((begin, index) => ({
    begin: begin.toISOString(),
    end: bounds[index + 1]!.toISOString(),
    success: rowsOf.get(`${index + 1} 2`) ?? 0,
    refused: rowsOf.get(`${index + 1} 4`) ?? 0,
    failed: rowsOf.get(`${index + 1} 5`) ?? 0,
  }));
}
