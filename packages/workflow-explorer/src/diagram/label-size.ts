/** The width of a text at 13 px in any of the fonts in use, generously. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[iljtfr.,:;'’|!() ]/u.test(letter)) width += 5;
    else if (/[mwMW@…]/u.test(letter)) width += 12;
    else width += /[A-Z]/u.test(letter) ? 9.4 : 7.6;
  }
  return width;
}

/** The lines of a text that is broken between words; a word that is too long has a line of its own. */
export function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
