import { brandId, imageId, trashedImageId } from '../test-world';
import type { FlagSets, OperationRow } from './operation-row';
import { expecting } from './operation-row';

/** Everyone who can create content of any type can generate images. */
const creating: FlagSets = [['social.create'], ['email.create'], ['blog.create']];

/** Saving an image also adds a file. */
const saving: FlagSets = creating.map((flags) => [...flags, 'files.create']);

// oxfmt-ignore
export const generationRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'generation.text', on: 'a post',
    call: (c) => c.generation.text({ brandId, request: { type: 'social', prompt: 'News', platforms: ['x'] } }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['social.create']] },
  { operation: 'generation.text', on: 'an email',
    call: (c) => c.generation.text({ brandId, request: { type: 'email', prompt: 'News' } }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['email.create']] },
  { operation: 'generation.image',
    call: (c) => c.generation.image({ brandId, request: { prompt: 'A cup', style: 'minimalist', aspectRatio: '1:1' } }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: creating },
  { operation: 'generation.listImages', call: (c) => c.generation.listImages({ brandId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: creating },
  { operation: 'generation.imageFile', call: (c) => c.generation.imageFile({ id: imageId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: creating },
  { operation: 'generation.saveImage', call: (c) => c.generation.saveImage({ id: imageId, alt: 'A lighthouse' }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: saving },
  { operation: 'generation.deleteImage', call: (c) => c.generation.deleteImage({ id: imageId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: creating },
  { operation: 'generation.restoreImage', call: (c) => c.generation.restoreImage({ id: trashedImageId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: creating },
];
