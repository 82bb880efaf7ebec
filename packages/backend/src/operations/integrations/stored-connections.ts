import type { Platform } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import type {
  ChatConnection,
  ChatService,
  SocialConnection,
} from '@brandroom/domain/integration/social-connection.schema';

import type { StoredChatConnection, StoredSocialConnection } from '../../store/collections';
import type { ReadTransaction, WriteTransaction } from '../../store/store';

export function toSocial({ id: _, ...connection }: StoredSocialConnection): SocialConnection {
  return connection;
}

/** The connection to a platform; a disconnected one where it was never connected. */
export async function findSocial(
  transaction: ReadTransaction,
  { brandId, platform }: { brandId: BrandId; platform: Platform },
): Promise<StoredSocialConnection> {
  const id = `${brandId}:${platform}`;
  const stored = await transaction.get('socialConnections', id);
  return stored ?? { id, brandId, platform, isConnected: false, connectedAt: null, pages: [] };
}

export async function storeSocial(
  transaction: WriteTransaction,
  row: StoredSocialConnection,
): Promise<SocialConnection> {
  await transaction.put('socialConnections', row);
  return toSocial(row);
}

export function toChat({
  id: _,
  messages: __,
  ...connection
}: StoredChatConnection): ChatConnection {
  return connection;
}

/** The connection to a chat service; a disconnected one where it was never connected. */
export async function findChat(
  transaction: ReadTransaction,
  { brandId, service }: { brandId: BrandId; service: ChatService },
): Promise<StoredChatConnection> {
  const id = `${brandId}:${service}`;
  const stored = await transaction.get('chatConnections', id);
  return stored ?? { id, brandId, service, isConnected: false, connectedAt: null };
}

export async function storeChat(
  transaction: WriteTransaction,
  row: StoredChatConnection,
): Promise<ChatConnection> {
  await transaction.put('chatConnections', row);
  return toChat(row);
}
