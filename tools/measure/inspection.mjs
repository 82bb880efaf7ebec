import { tsImport } from 'tsx/esm/api';
import { median } from './session.mjs';

/** @param {string} path @returns {Promise<any>} */
const load = (path) => tsImport(path, import.meta.url);

const steps = 5000;
const rounds = 9;
/** An upload that sends nothing by itself. */
const silent = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (/** @type {unknown} */ snapshot) => snapshot,
  transition: (/** @type {unknown} */ snapshot) => snapshot,
};

/**
 * The time that the list of running actors adds to a step of an upload.
 *
 * @returns {Promise<{ bare: number, added: number }>} microseconds of the step without it, and what it adds
 */
export async function measureInspection() {
  const { startActor } = await load('../../apps/workspace/src/shared/actors/start-actor.ts');
  const { createRunningActors } = await load(
    '../../apps/workspace/src/shared/actors/running-actors.ts',
  );
  const { upload } = await load('../../packages/machines/src/upload/upload.machine.ts');
  const machine = upload.provide({ actors: { uploadFile: silent } });
  const none = { add: () => () => undefined };
  /** @param {unknown} list */
  const run = (list) => {
    const actor = startActor(machine, { name: 'File upload', machine: 'upload' }, {}, list);
    const file = { handle: 'a', name: 'a.png', size: steps, type: 'image/png' };
    actor.send({ type: 'ADD', files: [file] });
    const from = performance.now();
    for (let loaded = 1; loaded <= steps; loaded += 1)
      actor.send({ type: 'PROGRESS', handle: 'a', loaded });
    const took = performance.now() - from;
    if (actor.getSnapshot().context.files[0]?.loaded !== steps)
      throw new Error('The upload took no steps.');
    actor.stop();
    return (took / steps) * 1000;
  };
  const bare = [];
  const listed = [];
  for (let round = 0; round <= rounds; round += 1) {
    bare.push(run(none));
    listed.push(run(createRunningActors()));
  }
  // The first round warms up.
  const without = median(bare.slice(1));
  return { bare: without, added: median(listed.slice(1)) - without };
}
