import { KeyChangedV1 } from '@pruefer/contracts';
import { addToOutbox } from '@pruefer/platform';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { Key } from './key.entity.js';
import { toKeyState } from './key-state.js';

/** Publishes all keys of these contracts when the transaction commits. */
export async function announceContracts(manager: EntityManager, contractIds: readonly number[]): Promise<void> {
  if (contractIds.length === 0) return;
  await announce(
    manager,
    await manager.find(Key, { where: { contractId: In(contractIds) }, relations: { contract: true } }),
  );
}

/**
 * Publishes one page of all keys.
 * @param afterId last id of the previous page
 * @returns last id of this page; undefined when it was the last
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
  const states = keys.map((key) => ({ key: key.id, state: toKeyState(key) }));
  await addToOutbox(manager, 'keys', KeyChangedV1, states);
}
