const list = new Intl.ListFormat('en-US');

/** Many of a kind: “An editor” becomes “editors”. A name stays as it is. */
function plural(name: string): string {
  const kind = /^An? (.+)$/u.exec(name)?.[1];
  return kind === undefined ? name : `${kind}s`;
}

const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The shorter of those who can and those who can’t: “Editors and managers”, “Everyone except viewers”. */
export function whoText(all: readonly string[], can: readonly string[]): string {
  if (can.length === 0) return 'No one';
  if (can.length === all.length) return 'Everyone';
  const cannot = all.filter((name) => !can.includes(name));
  return cannot.length < can.length
    ? `Everyone except ${list.format(cannot.map(plural))}`
    : firstUpper(list.format(can.map(plural)));
}
