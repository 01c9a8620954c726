const seconds = (count: number) => ({ pollingInterval: count * 1_000, skipPollingIfUnfocused: true }) as const;

/** How often screens ask again; not while their tab is hidden. */
export const every = {
  list: seconds(30),
  dashboardStats: seconds(30),
  topKeys: seconds(60),
  recentLogs: seconds(10),
  countries: seconds(300),
  /** In the top bar, while no screen gets them by events. */
  services: seconds(30),
  /** On the live screen, while no events come. */
  live: seconds(5),
  liveCountries: seconds(30),
  liveSettings: seconds(30),
  /** While events come. */
  settings: seconds(300),
  /** While a job is still to end. */
  jobs: seconds(2),
} as const;

/** No polling. */
export const never = { pollingInterval: 0 } as const;
