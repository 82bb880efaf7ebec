import * as v from 'valibot';

const pattern = /^(?:https?:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?:[/?#].*)?$/iu;

/** The host of a site that a person typed, with or without scheme; null where there is none. */
export function websiteHost(typed: string): string | null {
  return pattern.exec(typed.trim())?.[1]?.toLowerCase() ?? null;
}

/** The website of the quick build. */
export const website = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter the address of your website.'),
  v.maxLength(2000, 'Use at most 2000 characters.'),
  v.check((value) => websiteHost(value) !== null, 'Enter a web address like example.com.'),
);

/** The name of the brand behind a host: 'www.north-light.co.uk' is 'North Light'. */
export function brandNameOf(host: string): string {
  const labels = host.split('.').filter((label) => label !== 'www');
  // The name precedes the ending, which has two labels where the second is short: co.uk.
  const endings = labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3 ? 2 : 1;
  const name = labels.at(-1 - endings) ?? labels[0] ?? host;
  return name
    .split('-')
    .filter((word) => word !== '')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
