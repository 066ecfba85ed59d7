import type { Language } from './languages.ts'
import type { LocalText } from './local-text.ts'
import { calculators } from './texts/calculators.ts'
import { carousel } from './texts/carousel.ts'
import { comparison } from './texts/comparison.ts'
import { configurator } from './texts/configurator.ts'
import { dealers } from './texts/dealers.ts'
import type { TextGroup, TextsOf } from './texts/define.ts'
import { enquiries } from './texts/enquiries.ts'
import { enquiryPlan } from './texts/enquiry-plan.ts'
import { finance } from './texts/finance.ts'
import { financePages } from './texts/finance-pages.ts'
import { financeQuote } from './texts/finance-quote.ts'
import { frame } from './texts/frame.ts'
import { language } from './texts/language.ts'
import { letters } from './texts/letters.ts'
import { modelChooser } from './texts/model-chooser.ts'
import { newsletter } from './texts/newsletter.ts'
import { offers } from './texts/offers.ts'
import { ownerBenefits } from './texts/owner-benefits.ts'
import { privacyDesk } from './texts/privacy-desk.ts'
import { search } from './texts/search.ts'
import { sections } from './texts/sections.ts'
import { specificationLabels } from './texts/specification-labels.ts'
import { technicalTerms } from './texts/technical-terms.ts'
import { vehicleSections } from './texts/vehicle-sections.ts'
import { vehicles } from './texts/vehicles.ts'
import { video } from './texts/video.ts'
import { waysToPay } from './texts/ways-to-pay.ts'

export { fill } from './fill.ts'

/** Every text of the interface in every language, grouped by where it stands. */
export const catalogue = {
  calculators,
  carousel,
  comparison,
  configurator,
  dealers,
  enquiries,
  enquiryPlan,
  finance,
  financePages,
  financeQuote,
  frame,
  language,
  letters,
  modelChooser,
  newsletter,
  ownerBenefits,
  offers,
  privacyDesk,
  search,
  sections,
  specificationLabels,
  technicalTerms,
  vehicleSections,
  vehicles,
  video,
  waysToPay,
} as const

type Catalogue = typeof catalogue

/** The interface's texts in one language. Islands are given the group they need, never all of it. */
export type Texts = { readonly [Group in keyof Catalogue]: TextsOf<Catalogue[Group]> }

export type ComparisonTexts = Texts['comparison']
export type FinanceTexts = Texts['finance']
export type FinancePagesTexts = Texts['financePages']
export type WaysToPayTexts = Texts['waysToPay']
export type CalculatorTexts = Texts['calculators']
export type ConfiguratorTexts = Texts['configurator']
export type ModelChooserTexts = Texts['modelChooser']
export type CarouselTexts = Texts['carousel']
export type EnquiryTexts = Texts['enquiries']
export type EnquiryPlanTexts = Texts['enquiryPlan']
export type NewsletterTexts = Texts['newsletter']
export type SearchTexts = Texts['search']
export type OffersTexts = Texts['offers']
export type PrivacyDeskTexts = Texts['privacyDesk']

function collect(wanted: Language): Texts {
  const inLanguage = (group: TextGroup) =>
    Object.fromEntries(Object.entries(group).map(([key, translations]) => [key, translations[wanted]]))
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, group]) => [name, inLanguage(group)]),
  ) as unknown as Texts
}

/** Collected once: a page asks for them dozens of times. */
const collected = new Map<Language, Texts>()

/** The texts of the interface in a language. */
export function textsIn(wanted: Language): Texts {
  const known = collected.get(wanted)
  if (known) return known
  const texts = collect(wanted)
  collected.set(wanted, texts)
  return texts
}

const terms: TextGroup = { ...technicalTerms, ...specificationLabels }

/** A word of the technical data in a language; in English where it is not known. */
export function technicalTerm(english: string, wanted: Language): LocalText {
  const known = Object.hasOwn(terms, english) ? terms[english] : undefined
  return known ? { text: known[wanted], language: wanted } : { text: english, language: 'en' }
}
