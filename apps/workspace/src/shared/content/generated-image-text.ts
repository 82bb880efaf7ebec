import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';

const longest = 60;

/** Returns the display name of an image: its prompt, shortened after a word where it is long. */
export function imageName({ prompt }: Pick<GeneratedImage, 'prompt'>): string {
  const words = prompt.trim().replaceAll(/\s+/gu, ' ');
  const letters = Array.from(words);
  if (letters.length <= longest) return words;
  return `${letters
    .slice(0, longest)
    .join('')
    .replace(/\s+\S*$/u, '')}…`;
}

/** Returns the alt text of an image: its own, else the prompt. */
export const imageAlt = ({ alt, prompt }: Pick<GeneratedImage, 'alt' | 'prompt'>): string =>
  alt || prompt;
