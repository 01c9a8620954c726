import { Injectable } from '@nestjs/common';
import { CmsConfig } from '../../config.js';
import { bankFilesText } from './bank-files-text.js';
import { LoadedBankFiles } from './loaded-bank-files.js';
import { addressesText, logModeText, retentionText } from './privacy-texts.js';

const placeholder = /\{\{([a-zä-ü-]{1,40})\}\}/g;

/** Placeholders in texts for settings of this installation, such as `{{aufbewahrung}}`. */
@Injectable()
export class TextPlaceholders {
  private readonly values: Readonly<Record<string, () => string>>;

  constructor(config: CmsConfig, bankFiles: LoadedBankFiles) {
    this.values = {
      aufbewahrung: () => retentionText(config),
      protokollmodus: () => logModeText(config),
      adressen: () => addressesText(config),
      bankdaten: () => bankFilesText(bankFiles.current),
    };
  }

  /** Fills the placeholders that it knows and leaves others unchanged. */
  fill(text: string): string {
    return text.replace(placeholder, (match, name: string) =>
      Object.hasOwn(this.values, name) ? this.values[name]!() : match,
    );
  }
}

/** Whether a text contains placeholders, so that its HTML depends on the settings of the installation. */
export function hasPlaceholders(text: string): boolean {
  return text.search(placeholder) >= 0;
}
