/** Places a vehicle can be drawn in. */
export const scenes = [
  'drakensberg',
  'karoo',
  'table-mountain',
  'dunes',
  'johannesburg',
  'track',
  'bushveld',
  'garden-route',
  'forecourt',
  'studio',
] as const

export type Scene = (typeof scenes)[number]

export function isScene(text: string): text is Scene {
  return (scenes as readonly string[]).includes(text)
}
