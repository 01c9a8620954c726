import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import type { EntityManager } from 'typeorm';
import { announceContracts } from './announce-keys.js';
import { Contract } from './contract.entity.js';
import { Key } from './key.entity.js';
import type { StoredKeyRules } from './key-rules.js';

type NewKey = Pick<Key, 'id' | 'hash' | 'prefix' | 'lastFour' | 'contractId'> & StoredKeyRules;
type Client = Pick<Contract, 'clientName' | 'clientEmail' | 'language'>;
type KeyChange = Partial<Pick<Key, 'isActive' | 'supersededAt'> & StoredKeyRules>;

/** SQL that changes contracts and keys. Every change of a contract locks its row first, like charging. */
@Injectable()
export class KeyRepository {
  /** Locks the contract until the transaction ends and reads key and contract. @throws Problem `key_id_unknown` */
  async lock(manager: EntityManager, keyId: string): Promise<Key> {
    await manager.query(
      `SELECT FROM keys.contract c JOIN keys.key k ON k.contract_id = c.id WHERE k.id = $1 FOR NO KEY UPDATE OF c`,
      [keyId],
    );
    const key = await manager.findOne(Key, { where: { id: keyId }, relations: { contract: true } });
    if (!key) throw new Problem('key_id_unknown');
    return key;
  }

  /** A contract without quota, still to be booked, and without a version, still to be published. */
  async addContract(manager: EntityManager, client: Client & Pick<Contract, 'isTest'>): Promise<Contract> {
    const { identifiers } = await manager.insert(Contract, { ...client, quota: 0, version: 0 });
    return manager.findOneByOrFail(Contract, { id: Number(identifiers[0]?.['id']) });
  }

  /** Adds a key to a locked contract; `replaces` is the id of the renewed key. */
  async addKey(manager: EntityManager, key: NewKey & { readonly replaces?: string }): Promise<void> {
    await manager.insert(Key, key);
  }

  async changeKey(manager: EntityManager, id: string, change: KeyChange): Promise<void> {
    await manager.update(Key, { id }, change);
  }

  async changeClient(manager: EntityManager, contractId: number, client: Client): Promise<void> {
    await manager.update(Contract, { id: contractId }, client);
  }

  /** Must end every change of a contract or its keys: increments the version and publishes on commit. */
  async publish(manager: EntityManager, contractId: number): Promise<void> {
    await manager.update(Contract, { id: contractId }, { version: () => 'version + 1' });
    await announceContracts(manager, [contractId]);
  }
}
