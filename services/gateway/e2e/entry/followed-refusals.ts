import { type RequestRefused, RequestRefusedV1 } from '@pruefer/contracts';
import { FollowedEvents, testServers, testTopicPrefix } from '@pruefer/testkit';
import { FakeReplica } from './fake-replica.js';
import { startGateway, untilConnected } from './start-gateway.js';

/** Collects the events about refused checks that the gateways of one system publish. */
class FollowedRefusals extends FollowedEvents<RequestRefused> {
  constructor(readonly prefix = testTopicPrefix()) {
    super(RequestRefusedV1, { KAFKA_BROKERS: testServers().kafkaBrokers, KAFKA_TOPIC_PREFIX: prefix });
  }
}

/** Starts a gateway with one replica, and collects the refusals that it publishes. */
export async function followedGateway() {
  const refusals = new FollowedRefusals();
  const replica = await FakeReplica.start();
  const gateway = await startGateway([replica], { KAFKA_TOPIC_PREFIX: refusals.prefix });
  await untilConnected(gateway, 'kafka');
  await refusals.follow();
  return {
    replica,
    gateway,
    events: refusals.events,
    stop: () => refusals.stop().then(() => gateway.stop(replica)),
  };
}
