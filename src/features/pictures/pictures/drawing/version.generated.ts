/** The version in the address of every drawing, written by `npm run generate`. */
export const drawingsVersion = '3c72cf7c92'
