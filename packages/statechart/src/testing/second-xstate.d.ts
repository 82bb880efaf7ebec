/** Another build of the same version, as a bundle with two copies would have it. */
declare module '*/xstate/dist/xstate.esm.js' {
  export * from 'xstate';
}
