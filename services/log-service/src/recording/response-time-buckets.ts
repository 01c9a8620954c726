/**
 * Upper bounds of the histogram's buckets in milliseconds, the last bucket is open. Stored histograms have these buckets:
 * bounds may be added at the end, any other change needs a migration of the sums.
 */
export const responseTimeBoundsMs: readonly number[] = [
  1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000,
];
