import type { FileAsset } from '@brandroom/domain/file/file.schema';

/** Returns the ground behind a picture: a checker behind a logo, which may be see-through. */
export const groundOf = ({ category }: Pick<FileAsset, 'category'>) =>
  category === 'logo' ? 'checker' : 'paper';
