import { type Registry, shippedRegistry } from '@pruefer/iban';
import type { BankIndex } from './bank-index.js';
import { HOME_COUNTRY } from './home-country.js';
import type { LoadedRegistry } from './registry/load-registry.js';
import type { UnreadableRelease } from './registry/release-in-force.js';

/** The banks of all countries at hand, one data set each, and the registry of their IBANs. Never changes: when one is replaced, a new one takes its place. */
export class BankDirectories {
  private readonly byCountry: ReadonlyMap<string, BankIndex>;

  /** @param loadedRegistry undefined: the shipped one */
  constructor(
    indexes: readonly BankIndex[],
    readonly loadedRegistry?: LoadedRegistry,
  ) {
    this.byCountry = new Map(indexes.map((index) => [index.country, index]));
  }

  /** One index for each country. */
  get all(): readonly BankIndex[] {
    return [...this.byCountry.values()];
  }

  get registry(): Registry {
    return this.loadedRegistry?.registry ?? shippedRegistry;
  }

  /** Releases that would hold if they could be read. */
  get unreadableReleases(): readonly UnreadableRelease[] {
    return this.loadedRegistry?.unreadable ?? [];
  }

  /** The version of the German data set; undefined as long as there is none. */
  get version(): string | undefined {
    return this.byCountry.get(HOME_COUNTRY)?.version;
  }

  /**
   * The data set that knows the banks of a country.
   * @param text the country's code, or an IBAN that begins with it
   * @returns null when there is none for this country
   */
  of(text: string): BankIndex | null {
    return this.byCountry.get(text.slice(0, 2)) ?? null;
  }
}
