import { writeFileSync } from 'node:fs';

/** A Vitest reporter: writes the errors outside of any test, which its JSON leaves out, to the file named by `UNHANDLED`. */
export default class UnhandledReporter {
  /**
   * @param {unknown} _modules
   * @param {readonly { message: string, stack?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const file = process.env['UNHANDLED'];
    if (!file) throw new Error('UNHANDLED names no file.');
    const messages = errors.map(({ message, stack }) => `${message}\n${stack ?? ''}`);
    writeFileSync(file, JSON.stringify(messages));
  }
}
