/** Begins the form keys of files that programs upload through the contract; no form of a visitor has such a key. */
export const programFilesPrefix = 'program:'
