import { type RequestRefused, RequestRefusedV1 } from '@pruefer/contracts';
import { FollowedEvents, testServers, testTopicPrefix } from '@pruefer/testkit';

/** What gateways of one system tell the log about checks that they refused. */
export class FollowedRefusals extends FollowedEvents<RequestRefused> {
  constructor(readonly prefix = testTopicPrefix()) {
    super(RequestRefusedV1, { KAFKA_BROKERS: testServers().kafkaBrokers, KAFKA_TOPIC_PREFIX: prefix });
  }
}
