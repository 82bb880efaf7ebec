/** Styles of a library, imported for their effect. */
declare module '*.css';
