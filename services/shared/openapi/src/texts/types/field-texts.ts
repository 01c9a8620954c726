import type * as contracts from '@pruefer/contracts';

type Contracts = typeof contracts;

/** Classes that the contracts do not export, because only other definitions use them. */
interface InnerClasses {
  readonly IdParams: contracts.InputOf<typeof contracts.readFileJob>['params'];
  readonly OpenIbanParams: contracts.InputOf<typeof contracts.validateAsOpenIban>['params'];
  readonly OpenIbanQuery: contracts.InputOf<typeof contracts.validateAsOpenIban>['query'];
  readonly OpenIbanCheckResults: contracts.OpenIbanAnswer['checkResults'];
  readonly BulkChecks: NonNullable<contracts.BulkVerdict['checks']>;
  readonly SearchedDataSet: contracts.BankMatches['dataSets'][number];
  readonly ComparedDataSet: contracts.BankChanges['dataSets'][number];
  readonly RegistryOfIbans: contracts.CountriesOfIbans['registry'];
  readonly CountryOfIbans: contracts.CountriesOfIbans['countries'][number];
  readonly NationalCheckDigits: NonNullable<contracts.CountriesOfIbans['countries'][number]['nationalCheckDigits']>;
  readonly PreviewRow: contracts.FilePreflight['preview'][number];
  readonly RejectedLine: contracts.FilePreflight['rejectedLines'][number];
}

type TextsOf<Shape> = Readonly<Partial<Record<keyof Shape & string, string>>>;

/** Sentences about fields of contract classes; other names do not compile. */
export type FieldTexts = {
  readonly [Name in keyof Contracts]?: Contracts[Name] extends contracts.ClassOf<infer Shape> ? TextsOf<Shape> : never;
} & { readonly [Name in keyof InnerClasses]?: TextsOf<InnerClasses[Name]> };
