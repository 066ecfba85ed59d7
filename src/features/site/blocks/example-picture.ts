import type { Colour, PictureGroup } from '#cms/payload-types.ts'

/** The colours of the example pictures. */
const paints = {
  'Arctic White': '#f3f4f3',
  'Attitude Black': '#15171a',
  'Cosmic Blue': '#20395c',
  'Emotional Red': '#9c1420',
  'Inferno Orange': '#c2521d',
  'Oxide Bronze': '#66634f',
  'Sand Metallic': '#a89a82',
} as const satisfies Readonly<Record<string, string>>

export type ExamplePaint = keyof typeof paints

function colour(title: ExamplePaint): Colour {
  return {
    id: Object.keys(paints).indexOf(title) + 1,
    title,
    code: title,
    paintCode: title,
    hex: paints[title],
    finish: 'metallic',
    updatedAt: '2026-11-20T06:00:00.000Z',
    createdAt: '2026-11-20T06:00:00.000Z',
  }
}

/** An illustration as a picture field stores it, with its colour populated. For examples. */
export function examplePicture(
  vehicle: NonNullable<PictureGroup['vehicle']>,
  paint: ExamplePaint,
  scene: NonNullable<PictureGroup['scene']> = 'none',
  alt?: string,
): PictureGroup {
  return { source: 'illustration', vehicle, colour: colour(paint), scene, ...(alt ? { alt } : {}) }
}
