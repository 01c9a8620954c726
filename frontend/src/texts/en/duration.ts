const SECONDS_PER_MINUTE = 60;

/** A waiting time in words: "59 seconds", "6:52 minutes". */
export function duration(seconds: number): string {
  if (seconds < SECONDS_PER_MINUTE) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest} minutes`;
}
