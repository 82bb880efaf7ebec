import type { Agency, AgencyProfile } from '@brandroom/domain/account/agency.schema';
import { contract } from '@brandroom/domain/contract/contract';
import type { FileId } from '@brandroom/domain/id.schema';

import { invalid, notFound } from '../../pipeline/failure';
import { command, query } from '../../pipeline/operation';
import type { ReadTransaction } from '../../store/store';
import { onSettingsPage } from './settings-access';

const access = onSettingsPage('agency');

async function theAgency(transaction: ReadTransaction): Promise<Agency> {
  const [agency] = await transaction.all('agency');
  if (!agency) throw notFound();
  return agency;
}

/** Adds the owner's name and address; both are empty when the account is gone. */
async function profileOf(transaction: ReadTransaction, agency: Agency): Promise<AgencyProfile> {
  const owner = await transaction.get('users', agency.ownerId);
  return { ...agency, ownerName: owner?.name ?? '', ownerEmail: owner?.email ?? '' };
}

async function isPicture(transaction: ReadTransaction, id: FileId): Promise<boolean> {
  const file = await transaction.get('files', id);
  return file?.fileType.startsWith('image/') ?? false;
}

export const getAgency = query(contract.agency.get, {
  access,
  delay: 500,
  run: async (transaction) => profileOf(transaction, await theAgency(transaction)),
});

export const updateAgency = command(contract.agency.update, {
  access,
  delay: 500,
  invalidates: ['agency'],
  run: async (transaction, { input, at }) => {
    const agency = await theAgency(transaction);
    const { logo } = input;
    const isNew = logo !== null && logo !== agency.logo;
    if (isNew && !(await isPicture(transaction, logo))) {
      throw invalid('logo', 'This picture is not in the file library.');
    }
    const updated = { ...agency, ...input, updatedAt: at };
    await transaction.put('agency', updated);
    return profileOf(transaction, updated);
  },
});

/** Changes the owner; roles and rights stay as they are. */
export const transferOwnership = command(contract.agency.transferOwnership, {
  access,
  delay: 500,
  invalidates: ['agency'],
  run: async (transaction, { input, at }) => {
    const agency = await theAgency(transaction);
    const [owner] = await transaction.list('users', 'byEmail', { equals: [input.email] });
    if (!owner) throw invalid('email', 'No account has this email address.');
    if (owner.id === agency.ownerId) throw invalid('email', `${owner.name} is already the owner.`);
    if (input.confirmation !== agency.name) {
      throw invalid('confirmation', `Type “${agency.name}” to confirm.`);
    }
    const updated = { ...agency, ownerId: owner.id, updatedAt: at };
    await transaction.put('agency', updated);
    return profileOf(transaction, updated);
  },
});
