import { expect, it } from 'vitest';

import { generatedImageName } from './generated-image-name';

it('is the first 30 characters of the prompt', () => {
  expect(generatedImageName('A lighthouse')).toBe('generated-image-A lighthouse.png');
  expect(generatedImageName('a'.repeat(31))).toBe(`generated-image-${'a'.repeat(30)}.png`);
  expect(generatedImageName('🦊'.repeat(31))).toBe(`generated-image-${'🦊'.repeat(30)}.png`);
});
