/** The version in the address of every drawing, written by `npm run generate`. */
export const drawingsVersion = 'd096e71814'
