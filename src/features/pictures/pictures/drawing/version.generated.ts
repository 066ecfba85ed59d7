/** The version in the address of every drawing, written by `npm run generate`. */
export const drawingsVersion = '80ec26bc20'
