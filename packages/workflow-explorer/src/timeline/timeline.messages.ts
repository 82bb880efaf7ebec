/** The timeline above a view. */
export const timelineMessages = {
  open: 'Timeline',
  now: (name: string, states: string) => `“${name}” is in ${states}.`,
  asOf: (time: string) => `As of ${time}`,
  showNow: 'Show now',
  slider: 'Moment',
  back: 'Back',
  forward: 'Forward',
  first: 'This is the first moment.',
  last: 'This is the last moment.',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed: string) => `${speed}×`,
  kinds: { person: '', clock: 'By the clock', undo: 'Undo', restore: 'Restore' },
  position: (place: number, count: number) => `Step ${String(place)} of ${String(count)}`,
  later: (idle: string) => `${idle} later`,
};
