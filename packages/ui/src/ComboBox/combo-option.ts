/** One of many that a person finds by typing. */
export interface ComboOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A distinguishing fact on a line of its own. */
  readonly description?: string;
  /** The title of the option's section. Options of a section must be adjacent. */
  readonly section?: string;
  readonly isDisabled?: boolean;
}

/** Most options in the list at once: more are found sooner by another letter than by looking. */
const mostShown = 25;

/** Whether `label` contains `typed`, ignoring case and accents. */
export function holds(label: string, typed: string): boolean {
  return plain(label).includes(plain(typed.trim()));
}

/**
 * The options of the list, which react-aria filters by `holds` once more: the first that match, and the chosen one,
 * because react-aria asks the list for its name.
 */
export function offered<Option extends ComboOption<string>>(
  options: readonly Option[],
  typed: string,
  chosen: readonly string[],
): { readonly options: readonly Option[]; readonly hidden: number } {
  const found = options.filter(({ label }) => holds(label, typed));
  const first = new Set(found.slice(0, mostShown));
  return {
    options: options.filter((option) => first.has(option) || chosen.includes(option.value)),
    hidden: found.length - first.size,
  };
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Options grouped by section; each run of options without one has a group of its own. */
export function inSections<Option extends ComboOption<string>>(
  options: readonly Option[],
): readonly { readonly title: string | undefined; readonly options: readonly Option[] }[] {
  const sections: { title: string | undefined; options: Option[] }[] = [];
  for (const option of options) {
    const last = sections.at(-1);
    if (last && last.title === option.section) last.options.push(option);
    else sections.push({ title: option.section, options: [option] });
  }
  return sections;
}
