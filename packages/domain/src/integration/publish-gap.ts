import type { Platform } from '../content/content.schema';
import type { SocialConnection } from './social-connection.schema';

/** Why a post would reach no account: the platform is not connected, or has no selected page. */
export type PublishGap = 'notConnected' | 'noPage';

/** Returns the missing requirement of a brand's connection for publishing; null if there is none. */
export function publishGap(
  connections: readonly SocialConnection[],
  platform: Platform,
): PublishGap | null {
  const connection = connections.find((each) => each.platform === platform);
  if (!connection?.isConnected) return 'notConnected';
  return connection.pages.some(({ isSelected }) => isSelected) ? null : 'noPage';
}
