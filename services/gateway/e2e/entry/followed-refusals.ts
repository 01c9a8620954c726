import { type RequestRefused, RequestRefusedV1 } from '@pruefer/contracts';
import { FollowedEvents, testServers, testTopicPrefix } from '@pruefer/testkit';
import { FakeReplica } from './fake-replica.js';
import { startGateway, untilConnected } from './start-gateway.js';

/** Starts a gateway with one replica, and collects the events about refused checks that it publishes. */
export async function followedGateway() {
  const KAFKA_TOPIC_PREFIX = testTopicPrefix();
  const kafka = { KAFKA_BROKERS: testServers().kafkaBrokers, KAFKA_TOPIC_PREFIX };
  const refusals = new FollowedEvents<RequestRefused>(RequestRefusedV1, kafka);
  const replica = await FakeReplica.start();
  const gateway = await startGateway([replica], { KAFKA_TOPIC_PREFIX });
  await untilConnected(gateway, 'kafka');
  await refusals.follow();
  return {
    replica,
    gateway,
    events: refusals.events,
    stop: () => refusals.stop().then(() => gateway.stop(replica)),
  };
}
