const ACCEPTED = / serverside-applied \(server dry run\)$/;

/**
 * Lines of a dry run of `kubectl apply` about objects that the API server refuses.
 * @param {string} printed
 * @param {number} sentCount
 * @returns {string[]} its other lines, warnings too; at least one when an object is missing among the accepted ones
 */
export function refusedIn(printed, sentCount) {
  const lines = printed.split('\n').filter((line) => line.trim() !== '');
  const others = lines.filter((line) => !ACCEPTED.test(line));
  const acceptedCount = lines.length - others.length;
  return others.length === 0 && acceptedCount < sentCount
    ? [`Nur ${acceptedCount} von ${sentCount} Objekten wurden angenommen.`]
    : others;
}
