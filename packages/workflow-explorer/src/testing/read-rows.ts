import type { Chart } from '../chart/chart';

/** Reads a CSV (RFC 4180) as rows of fields, without the sign that guards a formula. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, written = '', end] of text
    .replace(/^\uFEFF/u, '')
    .matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/gu)) {
    const field = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
    rows.at(-1)?.push(/^'[=+\-@\t\r]/u.test(field) ? field.slice(1) : field);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The text of a piece of HTML, or of a value in XML. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&#x27;', "'")
    .replaceAll(/&(lt|gt|quot|amp);/gu, (_, name: string) => entities[name] ?? '');
}

/** The cells of each row of a table, the head first. */
export function readTable(html: string): readonly (readonly string[])[] {
  return [...html.matchAll(/<tr\b.*?<\/tr>/gsu)].map(([row]) =>
    [...row.matchAll(/<(t[dh])\b.*?<\/\1>/gsu)].map(([cell]) => textOf(cell)),
  );
}

/** The rows of a tree: key, level, label and fact. */
export function readTree(html: string) {
  return html
    .split(/(?=<div [^>]*role="row")/u)
    .slice(1)
    .map((row) => {
      const spans = [...row.matchAll(/<span\b[^>]*>([^<]*)<\/span>/gu)].map(([span]) => span);
      const [label = '', fact = ''] = spans.map(textOf).filter((text) => text !== '');
      return {
        path: / data-key="([^"]*)"/u.exec(row)?.[1] ?? '',
        level: Number(/ aria-level="(\d+)"/u.exec(row)?.[1]),
        label,
        fact,
      };
    });
}

/** Reads where a step leads: “Approved and Sent, starting again”. A label that two states share leads nowhere. */
export function readTo(chart: Chart, text: string, source: string) {
  const [, staying, reentry] =
    /^(Ignored on purpose|Stays in .*?)( \(reenter unused\))?$/u.exec(text) ?? [];
  const isForbidden = staying === 'Ignored on purpose';
  if (isForbidden || staying === `Stays in ${chart.label(source)}`)
    return { targets: null, isForbidden, reenter: reentry !== undefined };
  const again = ', starting again';
  const reenter = text.endsWith(again);
  const labels = (reenter ? text.slice(0, -again.length) : text).split(' and ');
  const targets = labels.map((label) => pathNamed(chart, label));
  return { targets, isForbidden: false, reenter };
}

/** The only state with a label. */
export function pathNamed(chart: Chart, label: string): string {
  const found = chart.graph.states.filter(({ path }) => chart.label(path) === label);
  return found.length === 1 ? (found[0]?.path ?? '') : `${String(found.length)} × ${label}`;
}
