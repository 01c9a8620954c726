const seconds = (count: number) => ({ pollingInterval: count * 1_000, skipPollingIfUnfocused: true }) as const;

/** Polling intervals in milliseconds; hidden tabs do not poll. */
export const pollingIntervals = {
  list: seconds(30),
  dashboardStats: seconds(30),
  topKeys: seconds(60),
  recentLogs: seconds(10),
  countries: seconds(300),
  /** Used by the top bar while no screen receives events. */
  services: seconds(30),
  live: seconds(5),
  liveCountries: seconds(30),
  liveSettings: seconds(30),
  settings: seconds(300),
  jobs: seconds(2),
} as const;

/** Options of a query that does not poll, for example while events arrive. */
export const noPolling = { pollingInterval: 0 } as const;
