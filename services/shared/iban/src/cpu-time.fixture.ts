/** CPU time of a call in ms; other processes affect it less than wall-clock time. */
export function cpuTimeMs(call: () => void): number {
  const begin = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1_000;
}
