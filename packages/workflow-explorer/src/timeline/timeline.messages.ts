/** The timeline, opened above a view. */
export const timelineMessages = {
  slider: 'Moment',
  back: 'Back',
  forward: 'Forward',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed: string) => `${speed}×`,
  kinds: { person: '', clock: 'By the clock', undo: 'Undo', restore: 'Restore' },
  position: (place: number, count: number) => `Step ${String(place)} of ${String(count)}`,
  later: (idle: string) => `${idle} later`,
};
