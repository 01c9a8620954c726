/** User name of the services. */
export const KAFKA_USER = 'services';

/**
 * @typedef {object} KafkaFacts
 * @property {string} data folder
 * @property {number} port for the services
 * @property {number} controllerPort for the broker itself, which is its own controller
 * @property {string} controllerPassword known to this process of the broker alone
 * @property {string | undefined} setupPassword of the user that may set the services' password; undefined when it is set
 */

/**
 * Configures a broker on one node. The session settings shorten the restart after a crash; with the default of 9 s it takes 11 s.
 * Heartbeats cost CPU time and may be two seconds late. Services authenticate with SCRAM, so that a process that takes over the
 * port does not get the password. The controller stores these passwords, so it cannot use SCRAM; only the broker process connects
 * to its port. When idle: waiting threads wake several times a second, so few are configured. The controller's heartbeat record
 * of every half second is slowed down, because there are no other controllers. Share groups are off, because their offsets need
 * threads.
 * @param {KafkaFacts} facts
 * @returns {string} text of server.properties
 */
export function kafkaProperties({ data, port, controllerPort, controllerPassword, setupPassword }) {
  return `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controllerPort}
listeners=SERVICES://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=SERVICES://127.0.0.1:${port}
inter.broker.listener.name=SERVICES
controller.listener.names=CONTROLLER
listener.security.protocol.map=SERVICES:SASL_PLAINTEXT,CONTROLLER:SASL_PLAINTEXT
sasl.mechanism.inter.broker.protocol=SCRAM-SHA-512
sasl.mechanism.controller.protocol=PLAIN
listener.name.services.sasl.enabled.mechanisms=SCRAM-SHA-512${setupPassword === undefined ? '' : ',PLAIN'}
listener.name.services.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required;
${setupPassword === undefined ? '' : `listener.name.services.plain.sasl.jaas.config=${plainLogin('setup', setupPassword)}\n`}\
listener.name.controller.sasl.enabled.mechanisms=PLAIN
listener.name.controller.plain.sasl.jaas.config=${plainLogin('controller', controllerPassword)}
log.dirs=${data}
auto.create.topics.enable=false
offsets.topic.replication.factor=1
offsets.topic.num.partitions=4
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
transaction.state.log.num.partitions=4
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
group.initial.rebalance.delay.ms=0
log.cleaner.dedupe.buffer.size=4194304
broker.session.timeout.ms=4000
broker.heartbeat.interval.ms=2000
log.retention.check.interval.ms=30000
offsets.topic.segment.bytes=16777216
metadata.max.idle.interval.ms=30000
num.io.threads=3
num.network.threads=2
listener.name.controller.num.network.threads=1
background.threads=2
group.coordinator.threads=1
group.share.persister.class.name=
`;
}

/**
 * Names a user to a client that connects, and the same one to the server that it connects to.
 * @param {string} user
 * @param {string} password without quotation marks
 */
export function plainLogin(user, password) {
  const login = 'org.apache.kafka.common.security.plain.PlainLoginModule';
  return `${login} required username="${user}" password="${password}" user_${user}="${password}";`;
}
