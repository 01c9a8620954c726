import { type RequestRefused, RequestRefusedV1 } from '@pruefer/contracts';
import { createKafka, EventPublisher } from '@pruefer/platform';
import { FollowedEvents, suiteFixture, testServers, testTopicPrefix, until } from '@pruefer/testkit';
import { gatewayFixture, untilConnected } from '../start-gateway.js';

/** A gateway with topics of its own, for all tests of a suite. */
function eventGateway() {
  const KAFKA_TOPIC_PREFIX = testTopicPrefix();
  const { replica, gateway } = gatewayFixture(() => ({ KAFKA_TOPIC_PREFIX }));
  beforeAll(() => untilConnected(gateway, 'kafka'));
  return { replica, gateway, kafka: { KAFKA_BROKERS: testServers().kafkaBrokers, KAFKA_TOPIC_PREFIX } };
}

/** A gateway, and the events about refused checks that it publishes. */
export function followedGateway() {
  const { replica, gateway, kafka } = eventGateway();
  const follow = async () => {
    const refusals = new FollowedEvents<RequestRefused>(RequestRefusedV1, kafka);
    await refusals.follow();
    return refusals;
  };
  return { replica, gateway, refusals: suiteFixture(follow, (refusals) => refusals.stop()) };
}

/** A gateway, and a publisher of the events that it reads. */
export function informedGateway() {
  const { replica, gateway, kafka } = eventGateway();
  const connect = async () => {
    const publisher = new EventPublisher(createKafka(kafka, 'e2e'), kafka);
    publisher.onModuleInit();
    await until('Kafka can be used', () => publisher.connected, 30_000);
    return publisher;
  };
  const publisher = suiteFixture(connect, (connected) => connected.onApplicationShutdown());
  return { replica, gateway, kafka, publisher };
}
