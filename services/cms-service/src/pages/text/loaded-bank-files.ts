import { Injectable } from '@nestjs/common';
import { listLoadedBankFiles, type LoadedBankFile } from '@pruefer/banks';
import { DataSource } from 'typeorm';

/** The bank files that are loaded, as this process last saw them. */
@Injectable()
export class LoadedBankFiles {
  private files: readonly LoadedBankFile[] = [];

  constructor(private readonly database: DataSource) {}

  get current(): readonly LoadedBankFile[] {
    return this.files;
  }

  /** Reads the list again. @returns whether it has changed */
  async reload(): Promise<boolean> {
    const files = await listLoadedBankFiles((sql) => this.database.query(sql));
    const hasChanged = JSON.stringify(files) !== JSON.stringify(this.files);
    this.files = files;
    return hasChanged;
  }
}
