import { KeyChangedV1 } from '@pruefer/contracts';
import { addToOutbox } from '@pruefer/platform';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { Key } from './key.entity.js';
import { keyStateOf } from './key-state.js';

/** Tells the others of all keys of these contracts, if the transaction that has changed them commits. */
export async function announceContracts(manager: EntityManager, contractIds: readonly number[]): Promise<void> {
  if (contractIds.length === 0) return;
  await announce(
    manager,
    await manager.find(Key, { where: { contractId: In(contractIds) }, relations: { contract: true } }),
  );
}

/**
 * Tells the others of one page of all keys there are.
 * @param afterId where the page before ended
 * @returns the id where this one ended; undefined when it was the last
 */
export async function announcePage(
  manager: EntityManager,
  afterId: string,
  pageSize: number,
): Promise<string | undefined> {
  const where = { id: MoreThan(afterId) };
  const keys = await manager.find(Key, { where, relations: { contract: true }, order: { id: 'ASC' }, take: pageSize });
  await announce(manager, keys);
  return keys.length === pageSize ? keys.at(-1)!.id : undefined;
}

async function announce(manager: EntityManager, keys: readonly Key[]): Promise<void> {
  const states = keys.map((key) => ({ key: key.id, state: keyStateOf(key) }));
  await addToOutbox(manager, 'keys', KeyChangedV1, states);
}
