/**
 * Returns the name of a downloaded image: 'generated-image-', the first 30 characters of the
 * prompt, '.png'.
 */
export function generatedImageName(prompt: string): string {
  return `generated-image-${Array.from(prompt).slice(0, 30).join('')}.png`;
}
