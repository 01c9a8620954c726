// @ts-check
import { components } from './components.mjs';
import { labelsOf } from './workloads.mjs';

/**
 * @typedef {import('./components.mjs').Component} Component
 * @typedef {import('./values.mjs').Values} Values
 */

const SERVERS = [5432, 6379, 9092];
/**
 * Who answers for names: the cluster's own DNS, where most have it and where OpenShift has it, and the cache on each node (NodeLocal DNSCache), which
 * is in no namespace. A cluster that asks elsewhere says so.
 */
const NAME_SERVERS = [
  ...['kube-system', 'openshift-dns'].map((name) => ({
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
  })),
  { ipBlock: { cidr: '169.254.20.10/32' } },
];
/** Those of pods: OpenShift's listen on another one than their service. */
const NAME_PORTS = [53, 5353];
const PART_OF = { 'app.kubernetes.io/part-of': 'iban-pruefer' };

/**
 * Who may talk to whom: nobody, and then what is needed.
 * @param {Values} values
 */
export function networkPolicies(values) {
  return [
    policy('deny-all', { podSelector: {}, policyTypes: ['Ingress', 'Egress'] }),
    policy('names', { podSelector: { matchLabels: PART_OF }, policyTypes: ['Egress'], egress: [toNames(values)] }),
    policy('metrics', {
      podSelector: { matchLabels: PART_OF },
      policyTypes: ['Ingress'],
      ingress: [
        { from: [{ namespaceSelector: { matchLabels: { 'iban-pruefer/metrics': 'allowed' } } }], ports: [port(9090)] },
      ],
    }),
    policy('servers', {
      podSelector: { matchLabels: PART_OF },
      policyTypes: ['Egress'],
      // They may stand in this cluster or beside it: an overlay narrows it to where they are.
      egress: [{ ports: SERVERS.map(port) }],
    }),
    policy('traces', {
      podSelector: { matchLabels: PART_OF },
      policyTypes: ['Egress'],
      egress: [
        { to: [{ namespaceSelector: { matchLabels: { 'iban-pruefer/traces': 'allowed' } } }], ports: [port(4318)] },
      ],
    }),
    ...components.map(policyOf),
  ];
}

/** @param {Component} component */
function policyOf({ name, calls, isPublic, reachesOut }) {
  const callers = components.filter((other) => other.calls.includes(name)).map((other) => pods(other.name));
  const fromIngress = { namespaceSelector: { matchLabels: { 'iban-pruefer/ingress': 'allowed' } } };
  const from = [...callers, ...(isPublic ? [fromIngress] : [])];
  const egress = [
    ...(calls.length > 0 ? [{ to: calls.map(pods), ports: [port(8080)] }] : []),
    ...(reachesOut ? [toTheWorld()] : []),
  ];
  return policy(name, {
    podSelector: { matchLabels: labelsOf(name) },
    policyTypes: ['Ingress', ...(egress.length > 0 ? ['Egress'] : [])],
    ingress: [{ from, ports: [port(8080)] }],
    ...(egress.length > 0 && { egress }),
  });
}

/** Webhooks, mails and the official bank file; not the cluster's own addresses, nor its cloud's. */
function toTheWorld() {
  const except = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'];
  return { to: [{ ipBlock: { cidr: '0.0.0.0/0', except } }], ports: [443, 465, 587].map(port) };
}

/** @param {Values} values */
function toNames(values) {
  const ports = NAME_PORTS.flatMap((number) => [port(number), { protocol: 'UDP', port: number }]);
  return { to: values.object('networkPolicies.nameServers', NAME_SERVERS), ports };
}

/** @param {string} name */
function pods(name) {
  return { podSelector: { matchLabels: labelsOf(name) } };
}

/** @param {number} number */
function port(number) {
  return { protocol: 'TCP', port: number };
}

/**
 * @param {string} name
 * @param {object} spec
 */
function policy(name, spec) {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name, labels: labelsOf(name) },
    spec,
  };
}
