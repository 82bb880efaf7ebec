/** Text as searches compare it: composed, in lower case, without white space around it. */
export function foldText(value: string): string {
  return value.normalize('NFC').toLowerCase().trim();
}

/** Returns whether one of these texts includes `wanted`, ignoring case. An empty search matches all. */
export function anyIncludes(texts: readonly string[], wanted: string): boolean {
  const part = foldText(wanted);
  return part === '' || texts.some((each) => foldText(each).includes(part));
}
