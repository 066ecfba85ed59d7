import type { Language } from '#platform/i18n/languages.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import type { RangeTranslation, VehicleModel, VehicleRange } from '../model.ts'
import type { OwnerBenefits } from '../owner-benefits.ts'

export type { Lookup }

export type RangesQuery = {
  /** Default: the site's own brand. */
  readonly brand?: string
  /** For related vehicles; an external service then gets the brand's number. Source: C-362. */
  readonly related?: true
}

export type ModelOrder = {
  readonly by: 'price' | 'name' | 'code'
  readonly direction: 'ascending' | 'descending'
}

/** All conditions apply; an empty query finds every model. */
export type ModelsQuery = {
  /** At most 100; unknown codes are skipped. */
  readonly codes?: readonly string[]
  readonly rangeCode?: string
  readonly rangeSlug?: string
  readonly heroModel?: string
  readonly brand?: string
  readonly grade?: string
  /** Default: the order of `codes`, else descending price. Models without a price come last. */
  readonly order?: ModelOrder
  /** At most 100; default: all models. */
  readonly limit?: number
}

/**
 * The vehicles on sale; unpublished ones are excluded.
 *
 * A failing external service is reported in the result. Methods throw only on an error of our own.
 */
export type VehicleCatalogue = {
  /** In catalogue order. Source: requirements V-311 and V-312. */
  ranges(query?: RangesQuery): Promise<Lookup<readonly VehicleRange[]>>
  /** A range of the site's own brand. */
  range(slug: string): Promise<Lookup<VehicleRange>>
  /** A range's texts in another language. External services provide English only. */
  translation(slug: string, language: Exclude<Language, 'en'>): Promise<Lookup<RangeTranslation>>
  /** Source: requirements V-302, V-303, V-307, V-308 and V-313. */
  models(query?: ModelsQuery): Promise<Lookup<readonly VehicleModel[]>>
  model(code: string): Promise<Lookup<VehicleModel>>
  /** Source: requirement C-374. */
  ownerBenefits(code: string): Promise<Lookup<OwnerBenefits>>
}
