/**
 * One letter as the centre line of its stroke, in a box of 1 × 1 that is inset by half the stroke. Ends
 * of slanted strokes run past the box, so that cutting at cap height and base line leaves them level.
 */
export interface Glyph {
  /** Width of the letter's box at the reference weight, in cap heights. */
  readonly width: number
  /** Path data with absolute M, L, C and Z only. */
  readonly line: string
}

const ROUND = 'M.5 0C.8 0 1 .2 1 .5C1 .8 .8 1 .5 1C.2 1 0 .8 0 .5C0 .2 .2 0 .5 0Z'
const BOWL = 'M0 1.1L0 0L.64 0C.87 0 1 .11 1 .28C1 .45 .87 .56 .64 .56L0 .56'

/** A wide grotesque: capitals, figures, and the few marks that dates and names need. */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: { width: 0.98, line: 'M-.06 1.12L.5 0L1.06 1.12M.17 .7L.83 .7' },
  B: {
    width: 0.82,
    line: 'M0 .49L.62 .49C.81 .49 .94 .4 .94 .245C.94 .09 .81 0 .62 0L0 0L0 1L.66 1C.87 1 1 .9 1 .745C1 .59 .87 .49 .66 .49',
  },
  C: {
    width: 0.92,
    line: 'M1 .27C.93 .1 .76 0 .53 0C.21 0 0 .2 0 .5C0 .8 .21 1 .53 1C.76 1 .93 .9 1 .73',
  },
  D: { width: 0.9, line: 'M0 0L.44 0C.8 0 1 .2 1 .5C1 .8 .8 1 .44 1L0 1Z' },
  E: { width: 0.74, line: 'M1.2 0L0 0L0 1L1.2 1M0 .49L.9 .49' },
  F: { width: 0.71, line: 'M1.2 0L0 0L0 1.1M0 .52L.9 .52' },
  G: {
    width: 0.96,
    line: 'M.98 .26C.91 .09 .75 0 .53 0C.21 0 0 .2 0 .5C0 .8 .21 1 .53 1C.82 1 1 .83 1 .55L.55 .55',
  },
  H: { width: 0.88, line: 'M0 -.1L0 1.1M1 -.1L1 1.1M0 .49L1 .49' },
  I: { width: 0.2, line: 'M.5 -.1L.5 1.1' },
  J: { width: 0.74, line: 'M1 -.1L1 .63C1 .87 .83 1 .52 1C.22 1 .03 .87 0 .62' },
  K: { width: 0.86, line: 'M0 -.1L0 1.1M1.13 -.12L0 .63M.34 .41L1.11 1.12' },
  L: { width: 0.68, line: 'M0 -.1L0 1L1.2 1' },
  M: { width: 1.06, line: 'M0 1.1L0 0L.5 .86L1 0L1 1.1' },
  N: { width: 0.9, line: 'M0 1.1L0 0L1 1L1 -.1' },
  O: { width: 1, line: ROUND },
  P: { width: 0.8, line: BOWL },
  Q: { width: 1, line: `${ROUND}M.6 .68L1.02 1.08` },
  R: { width: 0.84, line: `${BOWL}M.52 .56L1.06 1.12` },
  S: {
    width: 0.82,
    line: 'M.95 .25C.89 .08 .73 0 .5 0C.22 0 .05 .1 .05 .26C.05 .45 .25 .47 .5 .5C.78 .53 .98 .56 .98 .74C.98 .9 .8 1 .5 1C.24 1 .06 .92 0 .73',
  },
  T: { width: 0.82, line: 'M-.2 0L1.2 0M.5 0L.5 1.1' },
  U: { width: 0.88, line: 'M0 -.1L0 .58C0 .85 .18 1 .5 1C.82 1 1 .85 1 .58L1 -.1' },
  V: { width: 0.96, line: 'M-.06 -.12L.5 1L1.06 -.12' },
  W: { width: 1.36, line: 'M-.034 -.12L.27 1L.5 .14L.73 1L1.034 -.12' },
  X: { width: 0.92, line: 'M-.12 -.12L1.12 1.12M1.12 -.12L-.12 1.12' },
  Y: { width: 0.92, line: 'M-.115 -.12L.5 .54L1.115 -.12M.5 .54L.5 1.1' },
  Z: { width: 0.82, line: 'M-.2 0L1 0L0 1L1.2 1' },
  '0': { width: 0.86, line: ROUND },
  '1': { width: 0.44, line: 'M-.1 .26L.9 0L.9 1.1' },
  '2': {
    width: 0.8,
    line: 'M.03 .29C.06 .1 .24 0 .5 0C.78 0 .95 .1 .95 .28C.95 .43 .83 .52 .6 .66L.02 1L1.2 1',
  },
  '3': {
    width: 0.82,
    line: 'M.04 .23C.1 .08 .26 0 .5 0C.77 0 .94 .09 .94 .245C.94 .4 .8 .48 .58 .48L.36 .48M.58 .48C.84 .48 1 .58 1 .74C1 .9 .8 1 .5 1C.24 1 .05 .92 0 .75',
  },
  '4': { width: 0.86, line: 'M.76 1.1L.76 0L.02 .74L1.2 .74' },
  '5': {
    width: 0.8,
    line: 'M1.1 0L.14 0L.07 .47C.18 .41 .33 .38 .5 .38C.8 .38 1 .49 1 .69C1 .88 .8 1 .5 1C.24 1 .06 .93 0 .78',
  },
  '6': {
    width: 0.84,
    line: 'M.92 .17C.84 .05 .71 0 .55 0C.21 0 0 .2 0 .56C0 .84 .2 1 .5 1C.8 1 1 .88 1 .7C1 .52 .8 .4 .53 .4C.25 .4 .05 .51 0 .65',
  },
  '7': { width: 0.78, line: 'M-.2 0L1 0L.3 1.12' },
  '8': {
    width: 0.84,
    line: 'M.5 .47C.24 .47 .07 .38 .07 .235C.07 .09 .24 0 .5 0C.76 0 .93 .09 .93 .235C.93 .38 .76 .47 .5 .47C.2 .47 0 .57 0 .74C0 .9 .2 1 .5 1C.8 1 1 .9 1 .74C1 .57 .8 .47 .5 .47Z',
  },
  '9': {
    width: 0.84,
    line: 'M.08 .83C.16 .95 .29 1 .45 1C.79 1 1 .8 1 .44C1 .16 .8 0 .5 0C.2 0 0 .12 0 .3C0 .48 .2 .6 .47 .6C.75 .6 .95 .49 1 .35',
  },
  '&': {
    width: 0.96,
    line: 'M1.1 1.12L.24 .34C.13 .24 .16 0 .4 0C.62 0 .66 .24 .5 .34L.2 .53C-.08 .7 -.04 1 .36 1C.64 1 .86 .82 .92 .52',
  },
  '.': { width: 0.2, line: 'M.5 .985L.5 1.1' },
  ',': { width: 0.2, line: 'M.5 .985L.5 1.1' },
  '-': { width: 0.46, line: 'M0 .52L1 .52' },
  '+': { width: 0.72, line: 'M0 .52L1 .52M.5 .08L.5 .96' },
  '/': { width: 0.56, line: 'M1.12 -.12L-.12 1.12' },
  ':': { width: 0.2, line: 'M.5 .985L.5 1.1M.5 .38L.5 .5' },
  "'": { width: 0.2, line: 'M.5 -.1L.5 .24' },
}
