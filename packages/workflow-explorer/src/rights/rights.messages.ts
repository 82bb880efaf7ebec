/** Who can take each step, and the way from one state to another. */
export const rightsMessages = {
  people: {
    title: 'Who can take each step',
    asksNobody: 'No step of this workflow depends on who takes it.',
    compare: 'Compare with',
    with: (name: string) => `Shows ${name} and one other person.`,
    chooseFirst: 'To compare two people, choose one under Act as.',
    noOther: 'Nobody',
    onlyDifferences: 'Only differences',
    same: (one: string, other: string) => `The answers for ${one} and ${other} are the same.`,
    listed: (count: number, all: number) => `${String(count)} of ${String(all)} steps`,
    differ: (name: string, count: number, all: number) =>
      `${name}: ${String(count)} of ${String(all)} steps differ.`,
    step: 'Step',
    state: 'In',
    unreachable: 'No sample reaches this state',
  },
  path: {
    title: 'How to get there',
    from: 'From',
    to: 'To',
    none: (from: string, to: string) => `No sample leads from ${from} to ${to}.`,
    noneAlone: (name: string, from: string, to: string) =>
      `${name} can’t get from ${from} to ${to} alone.`,
    stop: (step: string) => `“${step}” needs someone else.`,
    there: (to: string) => `Already in ${to}.`,
    step: (place: number, step: string, to: string) => `${String(place)}. ${step} → ${to}`,
    byItself: 'Happens by itself',
    handOff: 'Changes hands: none of the people before can take this step.',
  },
};
