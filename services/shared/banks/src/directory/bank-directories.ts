import { type Registry, shippedRegistry } from '@pruefer/iban';
import type { BankIndex } from './bank-index.js';
import { HOME_COUNTRY } from '../home-country.js';
import type { LoadedRegistry } from '../registry/load-registry.js';
import type { UnreadableRelease } from '../registry/release-in-force.js';

/** The bank data of all countries, one data set each, and the IBAN registry. Immutable: a change creates a new instance. */
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

  /** The loaded registry, otherwise the shipped one. */
  get registry(): Registry {
    return this.loadedRegistry?.registry ?? shippedRegistry;
  }

  /** Releases that would be in force if they were readable. */
  get unreadableReleases(): readonly UnreadableRelease[] {
    return this.loadedRegistry?.unreadable ?? [];
  }

  /** Version of the German data set; undefined without one. */
  get version(): string | undefined {
    return this.byCountry.get(HOME_COUNTRY)?.version;
  }

  /** The data set of a country. @param text country code, or an IBAN that begins with it; @returns null when the country has none */
  of(text: string): BankIndex | null {
    return this.byCountry.get(text.slice(0, 2)) ?? null;
  }
}
