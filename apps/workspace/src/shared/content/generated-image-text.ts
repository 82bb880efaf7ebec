import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';

const longest = 60;

/** What an image is called on the page: its prompt, cut after a word where it is long. */
export function imageName({ prompt }: Pick<GeneratedImage, 'prompt'>): string {
  const words = prompt.trim().replaceAll(/\s+/gu, ' ');
  const letters = Array.from(words);
  if (letters.length <= longest) return words;
  return `${letters
    .slice(0, longest)
    .join('')
    .replace(/\s+\S*$/u, '')}…`;
}

/** What stands for an image where it is not seen: its own words, else what was asked for. */
export const imageAlt = ({ alt, prompt }: Pick<GeneratedImage, 'alt' | 'prompt'>): string =>
  alt || prompt;
