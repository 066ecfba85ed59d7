import type { InstalmentQuote } from '#features/finance/index.ts'
import type { DrawingColour } from '#features/pictures/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { LocalText } from '#platform/i18n/local-text.ts'
import type { Cents } from '#platform/money.ts'
import type { Accessory, FinanceOffer, VehicleRange } from './model.ts'
import type { SpecificationSection } from './specification-section.ts'

/** One figure as it is shown, with its name in the language it has. */
export type Tile = { readonly label: LocalText; readonly value: string; readonly unit: string | null }

/** A paint as a visitor chooses it. */
export type ColourChoice = {
  readonly code: string
  readonly title: string
  readonly colour: DrawingColour
}

/** A model as far as choosing one needs it; this travels to the browser, so it stays lean. */
export type ModelChoice = {
  readonly code: string
  /** The code used by test drives and online buying. */
  readonly derivativeCode: string | null
  readonly name: string
  /** Slug of its grade. */
  readonly grade: string
  readonly price: Cents | null
  readonly specialPrice: Cents | null
  /** Its engine and gearbox in words. */
  readonly facts: readonly LocalText[]
  readonly tiles: readonly Tile[]
  /** What is special about it, in English: `48V mild hybrid`. */
  readonly badges: readonly string[]
  /** The part of an address that jumps to it. */
  readonly anchor: string | null
  readonly colours: readonly ColourChoice[]
}

/** The tab of a grade, with its models by price, dearest first. */
export type GradeChoice = {
  readonly slug: string
  readonly label: string
  readonly models: readonly ModelChoice[]
}

/** An accessory as it is shown, its name in the language it has. */
export type AccessoryLine = Omit<Accessory, 'name'> & { readonly name: LocalText }

/** What a range says of itself, in the page's language as far as it is translated. */
export type RangeTexts = {
  readonly tagline: LocalText
  readonly description: LocalText
  readonly seoTitle: LocalText
  readonly seoDescription: LocalText
  readonly figures: readonly Tile[]
  readonly accessories: readonly AccessoryLine[]
}

/** The lowest monthly price a range is offered at, and the offer behind it. Source: requirements V-159 and V-160. */
export type OffersFrom = {
  /** Null shows as N/A. */
  readonly monthly: Cents | null
  /** Of the model it is offered on. */
  readonly model: string | null
  readonly offer: FinanceOffer | null
  /** The plan behind the offer's instalment; null when it is not known. Source: decision F-3. */
  readonly plan: InstalmentQuote | null
}

/** All a range page shows. */
export type RangeView = {
  /** The language of the page. */
  readonly language: Language
  readonly range: VehicleRange
  readonly texts: RangeTexts
  readonly grades: readonly GradeChoice[]
  readonly offersFrom: OffersFrom
  /** Of the model that is shown when nothing else is asked for. */
  readonly specifications: readonly SpecificationSection[]
  /** Whether any model of the range has a specification. */
  readonly hasSpecifications: boolean
}
