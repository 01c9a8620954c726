import { tc } from '~/texts/de-console.js';
import { FigureStrip } from '~/ui/chart/FigureStrip.js';
import { ErrorState } from '~/ui/states/ErrorState.js';
import { meanOf, rateOf, tilesOf } from './tiles-of.js';
import type { LiveFeed } from './use-live-feed.js';
import { useSamples } from './use-samples.js';

/** The four figures of the moment. */
export function LiveTiles({ feed }: { feed: LiveFeed }) {
  const { figures, stats, error, retry } = feed;
  const trends = {
    successRate: useSamples(rateOf(stats), figures?.at),
    responseTime: useSamples(meanOf(stats), figures?.at),
    connections: useSamples(figures?.openConnections ?? null, figures?.at),
  };
  if (!figures && !stats && error) {
    return <ErrorState title={tc.statistics.tiles.failed} failure={error} onRetry={retry} />;
  }
  return <FigureStrip label={tc.statistics.tiles.label} figures={tilesOf(feed, trends)} />;
}
