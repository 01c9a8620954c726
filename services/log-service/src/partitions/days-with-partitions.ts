/** Partitions are made this many days ahead. */
export const DAYS_AHEAD = 7;

/** Older events get a partition only if theirs is still there: nothing of ours waits longer than Kafka's 14 days and the outbox. */
export const OLDEST_NEW_DAY = 30;
