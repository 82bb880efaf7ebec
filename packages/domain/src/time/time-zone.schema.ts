import * as v from 'valibot';

function isTimeZone(name: string): boolean {
  // Offsets would be taken too, but say nothing of the changes of the clock.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** A time zone by its IANA name, e.g. `Europe/Berlin`, that this machine knows; an offset is none. */
export const timeZone = v.pipe(v.string(), v.check(isTimeZone, 'This time zone is not known.'));
