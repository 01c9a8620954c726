#!/bin/sh
# Starts a broker of the official image; the very first time it formats its volume with the password of the services in it.
# A password that is changed later is set with kafka-configs.sh (docs/SECRETS.md).
set -eu
umask 077
data=/var/lib/kafka/data
if [ ! -f "$data/meta.properties" ]; then
  # In a file: the arguments of a process can be read by everybody on the machine.
  printf '%s\n' format "--cluster-id=$KAFKA_CLUSTER_ID" --config=/opt/iban-pruefer/server.properties \
    "--add-scram=SCRAM-SHA-512=[name=services,password=$KAFKA_PASSWORD]" > /tmp/format.args
  /opt/kafka/bin/kafka-run-class.sh kafka.tools.StorageTool @/tmp/format.args > /dev/null
  rm /tmp/format.args
fi
# The image's own configuration writes a file an hour and deletes none. Docker bounds what goes to standard output.
export KAFKA_LOG4J_OPTS=-Dlog4j2.configurationFile=/opt/iban-pruefer/log4j2.yaml EXTRA_ARGS='-name kafkaServer'
exec /opt/kafka/bin/kafka-server-start.sh /opt/iban-pruefer/server.properties
