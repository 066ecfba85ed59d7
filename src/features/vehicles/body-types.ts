/** Kinds of body, as choosers group them. */
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
