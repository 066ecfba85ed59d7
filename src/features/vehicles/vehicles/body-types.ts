/** The body types by which vehicles are grouped. */
export const bodyTypes = [
  'hatch',
  'sedan',
  'crossover',
  'suv',
  'large-suv',
  'mpv',
  'minibus',
  'double-cab',
  'xtra-cab',
  'single-cab',
  'coupe',
  'hot-hatch',
] as const

export type BodyType = (typeof bodyTypes)[number]
