import { randomUUID } from 'node:crypto';
import { BanksImportedV1 } from '@pruefer/contracts';
import { EventConsumer } from '@pruefer/platform';
import type { Kafka } from 'kafkajs';
import type { ValidationConfig } from '../config.js';
import type { CurrentDirectory } from './current-directory.js';

/** Swaps the directory as soon as an import is told of. Every replica hears of every import: each has a group of its own. */
export function followImports(kafka: Kafka, config: ValidationConfig, directory: CurrentDirectory): EventConsumer {
  return new EventConsumer(kafka, config, {
    groupId: `validation-directory-${randomUUID()}`,
    events: [BanksImportedV1],
    take: () => directory.refresh(),
  });
}
