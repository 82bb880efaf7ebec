import type { Verdict } from './verdict';
import { verdictText } from './verdict';

/** A verdict within a sentence: “you can’t: it needs the publish right” to the viewer, “can’t: it needs …” of others. */
export function spokenVerdict(verdict: Verdict, isViewer: boolean): string {
  const text = verdictText(verdict).replace(': needs', ': it needs');
  const said = text.charAt(0).toLowerCase() + text.slice(1);
  if (!isViewer) return said;
  return said.startsWith('can') ? `you ${said}` : said.replace(/^needs /u, 'you need ');
}
