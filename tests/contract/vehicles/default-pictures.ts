import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'

const neutral = { body: '#b9bdc1' }

/** The default drawing and scene of each range: the UX has no drawing and is an SUV. */
const defaults = {
  'hilux-double-cab': ['hilux-double-cab', 'karoo'],
  fortuner: ['fortuner', 'garden-route'],
  vitz: ['vitz', 'johannesburg'],
  ux: ['rav4', 'garden-route'],
} as const

/** The pictures of a range from a service without pictures. */
export function defaultPictures({ slug, name }: VehicleRange): Pick<VehicleRange, 'hero' | 'drawing'> {
  const [vehicle, scene] = defaults[slug as keyof typeof defaults]
  const drawing = { vehicle, colour: neutral }
  return { drawing, hero: { kind: 'illustration', ...drawing, scene, alt: name } }
}
