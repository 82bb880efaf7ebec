/** Escapes a text for an XML file, in attributes too. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export type Attributes = Readonly<Record<string, string | number | null>>;

/** An element with its attributes; those that are null are left out. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  if (children.length === 0) return `<${name}${written}/>`;
  return `<${name}${written}>${children.join('')}</${name}>`;
}
