/** CPU time of a call in ms: other than the time on the clock it does not depend on what else the machine does. */
export function cpuTimeMs(call: () => void): number {
  const begin = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1_000;
}
