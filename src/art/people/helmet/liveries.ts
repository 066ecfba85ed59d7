/** How the colours of a livery divide the shell; paths are clipped to it. */
export type HelmetPattern = 'sweep' | 'blade' | 'split' | 'chevron' | 'halo' | 'stripes' | 'crown' | 'dawn'

/** One driver's helmet. Colours are `#rrggbb`. */
export interface HelmetLivery {
  readonly pattern: HelmetPattern
  readonly base: string
  readonly second: string
  readonly third: string
  readonly visor: string
}

/** The livery's colour of a cut. */
type Tone = 'second' | 'third'

/** Cuts of each pattern, painted in this order over the base colour. */
export const PATTERNS: Readonly<Record<HelmetPattern, readonly (readonly [Tone, string])[]>> = {
  sweep: [
    ['second', 'M40 130C140 40 300 40 380 170L380 250C330 150 250 120 110 128Z'],
    ['third', 'M90 110C180 60 300 80 372 214L372 236C310 130 220 96 96 124Z'],
    ['third', 'M40 300C120 300 220 310 300 270C330 254 350 230 372 200L372 400L40 400Z'],
    [
      'second',
      'M40 292C120 294 220 302 296 262C326 246 348 222 372 190L372 204C350 232 330 256 300 272C220 312 120 302 40 304Z',
    ],
  ],
  blade: [
    ['second', 'M150 40L236 40C330 90 372 160 372 260L300 380L236 380C300 300 300 160 150 90Z'],
    ['third', 'M196 40L262 40C346 96 380 170 372 280L330 370L300 370C344 270 320 130 196 66Z'],
    ['second', 'M40 330C110 318 190 330 240 380L40 380Z'],
  ],
  split: [
    ['third', 'M120 50L380 50L380 400L290 400L330 240Z'],
    ['second', 'M96 92L132 60L344 232L300 400L268 400L306 240Z'],
    ['third', 'M40 310L250 318L230 400L40 400Z'],
    ['second', 'M40 300L254 308L251 320L40 312Z'],
  ],
  chevron: [
    ['third', 'M262 40L380 40L380 400L250 400L316 226Z'],
    ['second', 'M206 40L244 40L312 226L236 400L198 400L274 226Z'],
    ['third', 'M40 318L198 330L176 400L40 400Z'],
  ],
  halo: [
    ['second', 'M40 40H400V150C330 92 180 74 60 168Z'],
    ['third', 'M40 40H400V118C320 66 176 58 70 140Z'],
    ['second', 'M40 338C130 330 230 352 330 300L380 260V284L336 322C240 372 130 350 40 358Z'],
    ['third', 'M284 214A16 16 0 1 0 252 214A16 16 0 1 0 284 214Z'],
  ],
  stripes: [
    ['third', 'M218 40C300 60 352 130 356 228C352 300 330 340 300 380L400 380V40Z'],
    [
      'second',
      'M196 40H214C300 70 344 140 344 228C342 290 322 334 290 376H272C312 322 326 282 326 228C326 146 282 84 196 54Z',
    ],
    [
      'second',
      'M166 40H178C270 72 312 142 314 228C314 282 300 326 268 372H256C290 322 302 282 302 228C302 150 256 84 166 52Z',
    ],
    ['third', 'M40 322C100 312 170 322 226 372L40 372Z'],
  ],
  crown: [
    ['third', 'M40 40H400V196C372 120 300 84 226 84C160 84 104 116 60 196L40 180Z'],
    [
      'second',
      'M40 196C96 98 160 70 226 70C310 70 376 116 400 210V232C372 138 304 90 226 90C164 90 104 120 58 214Z',
    ],
    ['second', 'M318 150C350 190 362 250 344 330L300 400H400V120Z'],
    ['third', 'M340 160C366 210 372 262 352 340L326 400H400V120Z'],
    ['second', 'M40 326L170 338L196 400H40Z'],
  ],
  dawn: [
    ['third', 'M40 40H400V176C320 190 180 96 60 200Z'],
    ['second', 'M60 176C170 70 310 170 400 152V170C310 190 176 92 58 196Z'],
    ['second', 'M280 400C330 330 352 280 350 210L400 190V400Z'],
    ['third', 'M312 400C352 330 368 280 366 214L400 200V400Z'],
    ['second', 'M40 346C110 336 180 342 220 400H40Z'],
  ],
}
