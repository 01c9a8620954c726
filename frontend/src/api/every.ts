/** How often screens ask again, in milliseconds; not while their tab is hidden. */
export const every = {
  list: { pollingInterval: 30_000, skipPollingIfUnfocused: true },
  dashboardStats: { pollingInterval: 30_000, skipPollingIfUnfocused: true },
} as const;
