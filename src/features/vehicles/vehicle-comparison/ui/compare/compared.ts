import type { ComparedModel, SpecificationTable } from '#features/vehicles/vehicles/index.ts'
import { comparePath } from '#features/vehicles/vehicles/index.ts'
import type { ModelGroup } from '../../rules/chosen-models.ts'

/** Where the addresses of a comparison lead. */
export type ComparisonPlace = {
  /** The range whose models are compared; null for models of any range. */
  readonly range: { readonly slug: string; readonly name: string } | null
  /** Null outside a dealer's pages. */
  readonly dealerSlug: string | null
}

/** What the table of a comparison shows. */
export type Compared = ComparisonPlace & {
  readonly models: readonly ComparedModel[]
  readonly table: SpecificationTable
  /** The models that can be chosen; of one range they are a group without a name. */
  readonly options: readonly ModelGroup[]
  readonly showsPrices: boolean
}

/** Returns the path of a comparison of other models at the same place. */
export const comparisonAt = ({ range, dealerSlug }: ComparisonPlace, codes: readonly string[]): string =>
  comparePath(range?.slug ?? null, codes, dealerSlug)

/** Returns the name of a model without that of the range, which the page names. */
export function shortName(name: string, range: ComparisonPlace['range']): string {
  return range && name.startsWith(`${range.name} `) ? name.slice(range.name.length + 1) : name
}
