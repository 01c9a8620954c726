import { Injectable } from '@nestjs/common';
import { CmsConfig } from '../../config.js';
import { bankFilesBlock } from './bank-files-block.js';
import { LoadedBankFiles } from './loaded-bank-files.js';
import { addressesBlock, logModeBlock, retentionBlock } from './privacy-blocks.js';

const block = /\{\{([a-zä-ü-]{1,40})\}\}/g;

/** Placeholders in texts for settings of this installation, such as `{{aufbewahrung}}`. */
@Injectable()
export class TextBlocks {
  private readonly values: Readonly<Record<string, () => string>>;

  constructor(config: CmsConfig, bankFiles: LoadedBankFiles) {
    this.values = {
      aufbewahrung: () => retentionBlock(config),
      protokollmodus: () => logModeBlock(config),
      adressen: () => addressesBlock(config),
      bankdaten: () => bankFilesBlock(bankFiles.now),
    };
  }

  /** Fills the blocks that it knows; others stay as they are written. */
  fill(text: string): string {
    return text.replace(block, (written, name: string) =>
      Object.hasOwn(this.values, name) ? this.values[name]!() : written,
    );
  }
}

/** Whether a text contains blocks, so that its HTML depends on the settings of the installation. */
export function hasBlocks(text: string): boolean {
  return text.search(block) >= 0;
}
