import type { Language } from '#platform/i18n/languages.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import type { RangeTranslation, VehicleModel, VehicleRange } from '../model.ts'
import type { OwnerBenefits } from '../owner-benefits.ts'

export type { Lookup }

export type RangesQuery = {
  /** The site's own brand without it. */
  readonly brand?: string
  /** To stand beside a range: an outside service is asked by the brand's number then. Source: C-362. */
  readonly related?: true
}

export type ModelOrder = {
  readonly by: 'price' | 'name' | 'code'
  readonly direction: 'ascending' | 'descending'
}

/** All conditions must hold; none means every model. */
export type ModelsQuery = {
  /** At most 100; one without a model is skipped. */
  readonly codes?: readonly string[]
  readonly rangeCode?: string
  readonly rangeSlug?: string
  readonly heroModel?: string
  readonly brand?: string
  readonly grade?: string
  /** Without it: in the order of the codes asked for, else by price, highest first. Models without a price come last. */
  readonly order?: ModelOrder
  /** How many of the ordered models, at most 100; all without it. */
  readonly limit?: number
}

/**
 * The vehicles on sale. What is not published is not there.
 *
 * An outside service that fails gives a result and no exception; only a fault of our own is thrown.
 */
export type VehicleCatalogue = {
  /** In the order of the catalogue. Source: requirements V-311 and V-312. */
  ranges(query?: RangesQuery): Promise<Lookup<readonly VehicleRange[]>>
  /** A range of the site's own brand. */
  range(slug: string): Promise<Lookup<VehicleRange>>
  /** Its texts in another language. An outside service speaks English alone. */
  translation(slug: string, language: Exclude<Language, 'en'>): Promise<Lookup<RangeTranslation>>
  /** Source: requirements V-302, V-303, V-307, V-308 and V-313. */
  models(query?: ModelsQuery): Promise<Lookup<readonly VehicleModel[]>>
  model(code: string): Promise<Lookup<VehicleModel>>
  /** What comes with a model. Source: requirement C-374. */
  ownerBenefits(code: string): Promise<Lookup<OwnerBenefits>>
}
