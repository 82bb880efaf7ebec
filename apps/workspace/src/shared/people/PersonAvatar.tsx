import { initials } from '@brandroom/domain/format/initials';
import type { AvatarProps } from '@brandroom/ui/Avatar';
import { Avatar } from '@brandroom/ui/Avatar';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/api';
import { useObjectUrl } from '../files/use-object-url';

interface PersonAvatarProps extends Pick<AvatarProps, 'size'> {
  name: string;
  /** The id of the person's picture; without one, or while it loads, the initials are shown. */
  avatar: string | null | undefined;
}

/** The picture or initials of a person. */
export function PersonAvatar({ name, avatar, ...rest }: PersonAvatarProps) {
  const { data } = useQuery({
    ...useApi().auth.avatar.queryOptions({ input: { id: avatar ?? '' } }),
    enabled: Boolean(avatar),
    // A new picture has a new id.
    staleTime: 'static',
  });
  const src = useObjectUrl(avatar ? data : null);
  return <Avatar {...rest} initials={initials(name)} {...(src === null ? {} : { src })} />;
}
