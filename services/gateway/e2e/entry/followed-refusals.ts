import { type RequestRefused, RequestRefusedV1 } from '@pruefer/contracts';
import { FollowedEvents, testServers, testTopicPrefix } from '@pruefer/testkit';

/** Collects the events about refused checks that the gateways of one system publish. */
export class FollowedRefusals extends FollowedEvents<RequestRefused> {
  constructor(readonly prefix = testTopicPrefix()) {
    super(RequestRefusedV1, { KAFKA_BROKERS: testServers().kafkaBrokers, KAFKA_TOPIC_PREFIX: prefix });
  }
}
