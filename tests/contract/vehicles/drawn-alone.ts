import type { VehicleRange } from '#features/vehicles/index.ts'

const neutral = { body: '#b9bdc1' }

/** Drawings and scenes of ranges whose pictures are not known: the UX has no drawing and is an SUV. */
const drawnAs = {
  'hilux-double-cab': ['hilux-double-cab', 'karoo'],
  fortuner: ['fortuner', 'garden-route'],
  vitz: ['vitz', 'johannesburg'],
  ux: ['rav4', 'garden-route'],
} as const

/** The pictures of a range of a service that has none. */
export function drawnAlone({ slug, name }: VehicleRange): Pick<VehicleRange, 'hero' | 'drawing'> {
  const [vehicle, scene] = drawnAs[slug as keyof typeof drawnAs]
  const drawing = { vehicle, colour: neutral }
  return { drawing, hero: { kind: 'illustration', ...drawing, scene, alt: name } }
}
