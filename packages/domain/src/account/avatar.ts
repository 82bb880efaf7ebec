/** Pixels a side of a stored avatar: three times as many as the largest one shown. */
export const avatarSize = 256;

/** Bytes. */
export const maxAvatarBytes = 200_000;
