// Of Node alone: `npm start` asks for its port before anything is installed.
import { createServer } from 'node:net';

/**
 * Listens, and explains in words why a port cannot be had.
 *
 * @param {import('node:net').Server} server
 * @param {number} port 0 takes any free one
 * @returns {Promise<number>} the port that was taken
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new Error(
            `Port ${port} is in use. Stop the other program, or choose another: PORT=4174 npm start`,
          ),
        );
      else if (error.code === 'EACCES')
        reject(
          new Error(
            `This user may not listen on port ${port}. Choose one above 1023: PORT=4173 npm start`,
          ),
        );
      else reject(error);
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * @param {string} text as in `PORT`
 * @returns {number}
 * @throws when it names no port
 */
export function portFromText(text) {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  return port;
}

/**
 * Takes a port and gives it back at once.
 *
 * @param {number} port 0 for any free one
 * @returns {Promise<number>} the port
 * @throws as {@link listen}
 */
export async function checkPort(port) {
  const probe = createServer();
  const taken = await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
  return taken;
}
