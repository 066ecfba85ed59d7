import type { LayoutBlock, Live } from '#features/blocks/index.ts'
import { loadContactForm, loadFinanceForm, loadVehicleForm } from '#features/enquiries/server.ts'
import { loadFinanceCalculators } from '#features/finance-pages/server.ts'
import {
  loadLineUp,
  loadModelLineUp,
  loadOwnerBenefits,
  loadRangeCarousel,
  loadRelatedVehicles,
  loadValueAddedOffers,
} from '#features/vehicles/server.ts'
import { livesShortly } from '#platform/cache/lives-shortly.ts'
import type { CalendarDay } from '#platform/clock.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** Of which page, in which language, on which day a live section is asked for. */
export type SectionQuestion = {
  readonly path: string
  readonly language: Language
  readonly today: CalendarDay
  /** Of the models it is about, where the browser asks for some; else it is about all that the page may show. */
  readonly codes?: readonly string[] | undefined
  /** Those of its kind on the page, where the page is made. */
  readonly blocks?: readonly LayoutBlock[] | undefined
}

type Load = (question: SectionQuestion) => Promise<Live<unknown>>
/** Kinds of blocks, and what pages made by code show of their own. */
type Kind = LayoutBlock['blockType'] | 'ownerBenefits'

/** Where the data of each live section comes from. Loaders never throw: what fails is logged, and said so. */
const loaders: { readonly [K in Kind]?: Load } = {
  contactForm: loadContactForm,
  financeCalculators: loadFinanceCalculators,
  financeForm: loadFinanceForm,
  lineUp: loadLineUp,
  modelLineUp: loadModelLineUp,
  ownerBenefits: loadOwnerBenefits,
  rangeCarousel: loadRangeCarousel,
  relatedVehicles: loadRelatedVehicles,
  valueAddedOffers: loadValueAddedOffers,
  vehicleForm: loadVehicleForm,
}

/** The data of a live section; undefined for a kind that has none. */
export function loadSection(kind: string, question: SectionQuestion): Promise<Live<unknown>> | undefined {
  const load = Object.hasOwn(loaders, kind) ? loaders[kind as Kind] : undefined
  return load?.(question)
}

/**
 * The data of every live section of a page, asked for at once, by the block's kind. A page built from a failure is
 * kept only shortly.
 */
export async function loadSections(
  blocks: readonly LayoutBlock[],
  question: SectionQuestion,
): Promise<ReadonlyMap<string, Live<unknown>>> {
  const byKind = Map.groupBy(blocks, ({ blockType }) => blockType)
  const loaded = await Promise.all(
    [...byKind].map(
      async ([kind, ofKind]) => [kind, await loadSection(kind, { ...question, blocks: ofKind })] as const,
    ),
  )
  const sections = new Map(loaded.flatMap(([kind, live]) => (live ? [[kind, live] as const] : [])))
  if ([...sections.values()].some(({ state }) => state === 'failed')) await livesShortly()
  return sections
}
