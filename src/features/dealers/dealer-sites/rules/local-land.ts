import type { Dealer } from '#features/dealers/dealers/index.ts'

/** The scene in which the building of a dealer is drawn; null when its picture shows something else. */
export function landOf({ picture }: Pick<Dealer, 'picture'>): string | null {
  return picture?.kind === 'artwork' && picture.subject === 'place' ? picture.scene : null
}

/** The scene in which most dealers of a group are drawn, the first of several; null when none is. */
export function landOfMost(dealers: readonly Pick<Dealer, 'picture'>[]): string | null {
  const lands = dealers.map(landOf).filter((land) => land !== null)
  const countOf = (land: string) => lands.filter((other) => other === land).length
  return lands.reduce<string | null>(
    (most, land) => (most === null || countOf(land) > countOf(most) ? land : most),
    null,
  )
}

/** A building on a template, stored or ready to be drawn, is that of any dealer or group: its sign has a placeholder. */
const isTemplateBuilding = (value: object): boolean =>
  'scene' in value && 'sign' in value && /\{[a-z]+\}/.test(String(value.sign))

/** Moves every building of a template, at any depth, into a land; unchanged when the land is unknown. */
export function inLand<Value>(value: Value, land: string | null): Value {
  if (land === null || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => inLand(item, land)) as Value
  if (isTemplateBuilding(value)) return { ...value, scene: land }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLand(item, land)])) as Value
}
