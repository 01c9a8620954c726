import { Controller, Inject } from '@nestjs/common';
import { berlinDay, findImport, type ImportedDataSet, listImportChanges, listImports } from '@pruefer/banks';
import {
  type BankImport,
  DEFAULT_PAGE_SIZE,
  type InputOf,
  listBankImportChanges,
  listBankImports,
  Problem,
  type ResponseOf,
  startBankImport,
  uploadBankFile,
  withdrawBankImport,
} from '@pruefer/contracts';
import { type Actor, CurrentActor, fieldsOfCursor, formatCursor, Handles } from '@pruefer/platform';
import { Pool } from 'pg';
import { Jobs } from '../jobs/handlers/jobs.js';
import { UploadBankFile } from './upload-bank-file.js';
import { WithdrawBankImport } from './withdraw-bank-import.js';

const cursorForms = [/^changes$/, /^[A-Z0-9]{1,15}$/];

/** Starts, lists and withdraws imports of bank data. */
@Controller()
export class BankImportsController {
  constructor(
    @Inject(Pool) private readonly pool: Pool,
    private readonly jobs: Jobs,
    private readonly uploadBankFile: UploadBankFile,
    private readonly withdrawBankImport: WithdrawBankImport,
  ) {}

  @Handles(startBankImport)
  async start(
    { body }: InputOf<typeof startBankImport>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof startBankImport>> {
    const { source = 'configured', confirmsDrop = false } = body;
    return { job: await this.jobs.start('bank-import', { source, confirmsDrop }, actor) };
  }

  @Handles(uploadBankFile)
  async uploadFile(
    { bytes, query }: InputOf<typeof uploadBankFile>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof uploadBankFile>> {
    return { job: await this.uploadBankFile.run(bytes, query, actor) };
  }

  @Handles(listBankImports)
  async list({ query }: InputOf<typeof listBankImports>): Promise<ResponseOf<typeof listBankImports>> {
    const { country, limit = DEFAULT_PAGE_SIZE, offset = 0 } = query;
    const { items, total } = await listImports(this.pool, { country, limit, offset, today: berlinDay(new Date()) });
    return { items: items.map(toBankImport), total };
  }

  @Handles(listBankImportChanges)
  async changes({
    params: { country, dataVersion },
    query: { cursor, limit = DEFAULT_PAGE_SIZE },
  }: InputOf<typeof listBankImportChanges>): Promise<ResponseOf<typeof listBankImportChanges>> {
    const after = cursor === undefined ? '' : fieldsOfCursor(cursor, cursorForms)[1]!;
    if (!(await findImport(this.pool, country, dataVersion, berlinDay(new Date()))))
      throw new Problem('bank_import_unknown');
    const changePage = await listImportChanges(this.pool, { country, dataVersion, after }, limit + 1);
    const changes = changePage.slice(0, limit);
    return {
      changes,
      nextCursor: changePage.length > limit ? formatCursor(['changes', changes.at(-1)!.bankCode]) : null,
    };
  }

  @Handles(withdrawBankImport)
  async withdraw(
    { params: { country, dataVersion } }: InputOf<typeof withdrawBankImport>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof withdrawBankImport>> {
    return toBankImport(await this.withdrawBankImport.run(country, dataVersion, actor));
  }
}

function toBankImport(dataSet: ImportedDataSet): BankImport {
  const { version, country, source, origin, validFrom, importedAt, state, records, errors } = dataSet;
  return {
    dataVersion: version,
    country,
    source,
    origin,
    validFrom,
    importedAt: importedAt.toISOString(),
    state,
    records,
    errors,
    errorLines: [...dataSet.errorLines],
    difference: dataSet.difference,
    isWithdrawable: dataSet.isWithdrawable,
  };
}
