/** The id of a job alone: without the key, which stays in memory, it opens nothing. */
const NAME = 'file-job';

/** The job that this tab has uploaded; undefined also in a browser without storage. */
export function storedJobId(): string | undefined {
  return withStorage((storage) => storage.getItem(NAME)) ?? undefined;
}

export function storeJobId(id: string): void {
  withStorage((storage) => storage.setItem(NAME, id));
}

export function forgetJobId(): void {
  withStorage((storage) => storage.removeItem(NAME));
}

/** A job is only found again after a reload: where storage is refused, the tool works without that. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
