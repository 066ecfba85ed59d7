import type { InstalmentQuote } from '#features/finance/finance/index.ts'
import type { DrawingColour, Equipment } from '#features/pictures/pictures/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { LocalText } from '#platform/i18n/local-text.ts'
import type { Cents } from '#platform/money.ts'
import type { Accessory, FinanceOffer, VehicleRange } from './model.ts'
import type { SpecificationSection } from './specification-section.ts'
import type { Story } from './story-facts.ts'

/** A figure with its label in the page's language, or in English without a translation. */
export type Tile = { readonly label: LocalText; readonly value: string; readonly unit: string | null }

/** A colour swatch of the configurator. */
export type ColourChoice = {
  readonly code: string
  readonly title: string
  readonly colour: DrawingColour
  /** What it adds to the price of the model; absent when it adds nothing, or prices are hidden. */
  readonly surcharge?: Cents
}

/** A model in the configurator. It is sent to the browser, so it holds only what the configurator needs. */
export type ModelChoice = {
  readonly code: string
  /** The code used by test drives and online buying. */
  readonly derivativeCode: string | null
  readonly name: string
  /** Its name in the contract, when that differs from `name`. */
  readonly contractName?: string
  /** Slug of its grade. */
  readonly grade: string
  readonly price: Cents | null
  readonly specialPrice: Cents | null
  /** Engine and transmission. */
  readonly facts: readonly LocalText[]
  readonly tiles: readonly Tile[]
  /** English labels such as `48V mild hybrid`. */
  readonly badges: readonly string[]
  /** URL fragment of its section. */
  readonly anchor: string | null
  readonly colours: readonly ColourChoice[]
  /** Address of its drawing, which the page can repaint; null without one. */
  readonly drawing: string | null
}

/** The tab of a grade, with its models by descending price. */
export type GradeChoice = {
  readonly slug: string
  readonly label: string
  readonly models: readonly ModelChoice[]
  /** What it has more than the grade below it; absent when that is nothing, or it is the lowest. */
  readonly adds?: GradeAdditions
}

/** What a grade has more than the grade below it. */
export type GradeAdditions = {
  /** The label of the grade below. */
  readonly to: string
  readonly items: readonly {
    readonly label: LocalText
    /** Null when the label says it all. */
    readonly value: LocalText | null
  }[]
}

/** An accessory with its name in the page's language, or in English without a translation. */
export type AccessoryLine = Omit<Accessory, 'name'> & {
  readonly name: LocalText
  /** In addresses and enquiries. */
  readonly code: string
}

/** A range's texts in the page's language; English for a text without a translation. */
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
  /** Name of the model with this price. */
  readonly model: string | null
  readonly offer: FinanceOffer | null
  /** The plan the offer's instalment results from; null when unknown. Source: decision F-3. */
  readonly plan: InstalmentQuote | null
}

/** The content of a range page. */
export type RangeView = {
  /** The language of the page. */
  readonly language: Language
  readonly range: VehicleRange
  readonly texts: RangeTexts
  readonly grades: readonly GradeChoice[]
  /** Code of the model that the page opens with; null without models. */
  readonly defaultCode: string | null
  /** What the drawings of each model have, by its code. */
  readonly equipment: Readonly<Record<string, Equipment>>
  readonly offersFrom: OffersFrom
  /** Of the model that the page opens with. */
  readonly specifications: readonly SpecificationSection[]
  /** Of the model that the page opens with; null without models. */
  readonly story: Story | null
  /** Whether any model of the range has a specification. */
  readonly hasSpecifications: boolean
}
