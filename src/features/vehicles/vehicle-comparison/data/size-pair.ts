import { vehicleProportions } from '#art/measures.ts'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { findRangeModels, listRanges } from '#features/vehicles/vehicles/server.ts'
import { type Size, sizeOfDrawn } from '../rules/sizes.ts'

/** A range with a drawing and the size of one of its models. */
export type SizedRange = {
  readonly slug: string
  readonly name: string
  readonly drawing: NonNullable<VehicleRange['drawing']>
  /** Null while the range has no models. */
  readonly size: Size | null
}

export type SizePair = {
  readonly first: SizedRange
  readonly second: SizedRange
  /** Every range that can be chosen. */
  readonly options: readonly { readonly slug: string; readonly name: string }[]
}

type DrawnRange = VehicleRange & Pick<SizedRange, 'drawing'>

const isDrawn = (range: VehicleRange): range is DrawnRange => range.drawing !== null

const drawnLength = ({ drawing }: DrawnRange) => vehicleProportions(drawing.vehicle).lengthCm

async function sized({ slug, name, drawing }: DrawnRange): Promise<SizedRange> {
  const models = (await findRangeModels(slug))?.models ?? []
  return { slug, name, drawing, size: sizeOfDrawn(models, vehicleProportions(drawing.vehicle)) }
}

/** Returns the range that differs most in length. */
function mostDifferent(ranges: readonly DrawnRange[], from: DrawnRange): DrawnRange {
  const difference = (range: DrawnRange) => Math.abs(drawnLength(range) - drawnLength(from))
  return ranges.toSorted((a, b) => difference(b) - difference(a))[0] ?? from
}

/**
 * Finds two ranges and their sizes; null when no range has a drawing, or for a slug without a range. Without a first
 * slug it is the first range of the catalogue, without a second one that whose length differs most.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function findSizePair(firstSlug?: string, secondSlug?: string): Promise<SizePair | null> {
  const ranges = (await listRanges()).filter(isDrawn)
  const bySlug = (slug: string) => ranges.find((range) => range.slug === slug)
  const first = firstSlug === undefined ? ranges[0] : bySlug(firstSlug)
  if (!first) return null
  const second = secondSlug === undefined ? mostDifferent(ranges, first) : bySlug(secondSlug)
  if (!second) return null
  const [a, b] = await Promise.all([sized(first), sized(second)])
  return { first: a, second: b, options: ranges.map(({ slug, name }) => ({ slug, name })) }
}
