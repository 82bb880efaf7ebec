/** Text as searches compare it: composed, in lower case, without white space around it. */
export function foldText(value: string): string {
  return value.normalize('NFC').toLowerCase().trim();
}

/** Is `wanted` a part of one of these texts, whatever the case? An empty search finds all. */
export function anyIncludes(texts: readonly string[], wanted: string): boolean {
  const part = foldText(wanted);
  return part === '' || texts.some((each) => foldText(each).includes(part));
}
