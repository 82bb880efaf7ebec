import type { Platform } from '../content/content.schema';
import type { SocialConnection } from './social-connection.schema';

/** Why a post would reach no account: the platform is not connected, or has no selected page. */
export type PublishGap = 'notConnected' | 'noPage';

/** Returns what a brand's connection to a platform lacks for publishing; null where it lacks nothing. */
export function publishGap(
  connections: readonly SocialConnection[],
  platform: Platform,
): PublishGap | null {
  const connection = connections.find((each) => each.platform === platform);
  if (!connection?.isConnected) return 'notConnected';
  return connection.pages.some(({ isSelected }) => isSelected) ? null : 'noPage';
}
