import type { TypedCollection } from 'payload'
import { illustrationOf, pictureOf } from '#features/pictures/index.ts'
import type { CalendarDay } from '#platform/clock.ts'
import { basisPoints, type Cents, cents } from '#platform/money.ts'
import {
  type Colour,
  type FinanceOffer,
  filterColumns,
  type RangeTranslation,
  type VehicleModel,
  type VehicleRange,
} from '../model.ts'
import { isShownOn } from '../rules/offer-period.ts'
import { periodOf } from './offer-days.ts'

/** What a model's query has to bring of its range. */
export const rangeFieldsOfModel = { name: true, slug: true, code: true, brand: true, bodyType: true } as const

/** What is written in several languages. */
export const translatedRangeFields = {
  tagline: true,
  description: true,
  seoTitle: true,
  seoDescription: true,
  figures: true,
  accessories: true,
} as const

export type ColourDocument = TypedCollection['colours']
export type RangeDocument = TypedCollection['ranges'] & { readonly canonicalUrl?: string | null }
export type ModelDocument = Omit<TypedCollection['models'], 'range'> & {
  range: number | Pick<RangeDocument, keyof typeof rangeFieldsOfModel>
}

/**
 * A model as pages see it, from a document read with its relations. Undefined when its range is gone or not
 * published: such a model has no page. Colours that are gone are left out.
 */
export function modelOf(document: ModelDocument): VehicleModel | undefined {
  const { range } = document
  if (!isLoaded(range)) return undefined
  return {
    code: document.code,
    name: document.name,
    range: { name: range.name, slug: range.slug, code: range.code },
    brand: range.brand,
    bodyType: range.bodyType,
    grade: document.grade,
    ...pricesOf(document),
    monthlyFromPrice: amount(document.monthlyFromPrice),
    offer: offerOf(document.offer),
    engine: document.engine,
    transmission: document.transmission,
    transmissionType: document.transmissionType,
    driveSystem: document.driveSystem,
    fuelType: document.fuelType,
    fuelConsumption: document.fuelConsumption || null,
    seats: document.seats,
    stats: (document.stats ?? []).map(figureOf),
    specifications: (document.specifications ?? []).map(({ group, items }) => ({
      group,
      items: items.map(({ label, value }) => ({ label, value })),
    })),
    colours: (document.colours ?? []).filter(isLoaded).map(colourOf),
    anchorId: document.anchorId || null,
    heroModel: document.heroModel || null,
    hiddenFilterColumns: filterColumns.filter((column) =>
      document.hiddenFilterColumns?.some((hidden) => Number(hidden) === column),
    ),
    filterHeadings: (['fuel', 'transmission', 'drive', 'grade'] as const).map(
      (column) => document.filterHeadings?.[column] || null,
    ),
    hash: document.hash || null,
    usage: document.usage ?? [],
    badges: document.badges ?? [],
    derivativeCode: document.derivativeCode || null,
  }
}

/** @param fromPrice what its least expensive published model costs. */
export function rangeOf(document: RangeDocument, fromPrice: Cents | null): VehicleRange {
  return {
    name: document.name,
    slug: document.slug,
    code: document.code,
    brand: document.brand,
    bodyType: document.bodyType,
    tagline: document.tagline,
    description: document.description,
    hero: pictureOf(document.hero),
    drawing: drawingOf(document.hero),
    figures: (document.figures ?? []).map(figureOf),
    accessories: (document.accessories ?? []).map(({ name, partNumber, price }) => ({
      name,
      partNumber: partNumber || null,
      price: amount(price),
    })),
    fromPrice,
    seoTitle: document.seoTitle,
    seoDescription: document.seoDescription,
    canonicalUrl: document.canonicalUrl || null,
  }
}

/** From a document read in another language without English in place of what is missing: the types know nothing of that. */
export function rangeTranslationOf(
  document: Pick<RangeDocument, keyof typeof translatedRangeFields>,
): RangeTranslation {
  return {
    tagline: document.tagline || null,
    description: document.description || null,
    seoTitle: document.seoTitle || null,
    seoDescription: document.seoDescription || null,
    figureLabels: (document.figures ?? []).map(({ label }) => label || null),
    accessoryNames: (document.accessories ?? []).map(({ name }) => name || null),
  }
}

/** A model's document as it is on a day: an offer that is over, or still to come, is none, nor is its instalment. */
export function asOn(document: ModelDocument, day: CalendarDay): ModelDocument {
  const { offer } = document
  if (!offer?.promotionType || isShownOn(periodOf(offer), day)) return document
  return { ...document, offer: {}, monthlyFromPrice: null }
}

/** A colour as a model is offered in it, from its document. */
export function colourOf(document: ColourDocument): Colour {
  return {
    code: document.code,
    code2: document.code2 || null,
    paintCode: document.paintCode,
    title: document.title,
    customerOrderType: document.customerOrderType || null,
    hex: document.hex,
    roofHex: document.roofHex || null,
    finish: document.finish,
  }
}

/** The two prices of a model's document, for the price rules. */
export function pricesOf(document: {
  price?: number | null
  specialPrice?: number | null
}): Pick<VehicleModel, 'price' | 'specialPrice'> {
  return { price: amount(document.price), specialPrice: amount(document.specialPrice) }
}

function offerOf(offer: ModelDocument['offer']): FinanceOffer | null {
  if (!offer?.promotionType) return null
  return {
    promotionType: offer.promotionType,
    deposit: amount(offer.deposit),
    interestRate: typeof offer.interestRate === 'number' ? basisPoints(offer.interestRate) : null,
    rateType: offer.rateType || null,
    monthlyInstalment: amount(offer.monthlyInstalment),
    retailPrice: amount(offer.retailPrice),
    endsOn: periodOf(offer).end,
  }
}

/** The vehicle and colour chosen for the opening picture, even where an uploaded one is shown instead. */
function drawingOf(hero: RangeDocument['hero']): VehicleRange['drawing'] {
  const chosen = illustrationOf(hero)
  return chosen && { vehicle: chosen.vehicle, colour: chosen.colour }
}

function figureOf({ label, value, unit }: { label: string; value: string; unit?: string | null }) {
  return { label, value, unit: unit || null }
}

function amount(value: number | null | undefined): Cents | null {
  return typeof value === 'number' ? cents(value) : null
}

/** A relation that could not be loaded stays a bare id: its target is gone, or not for the public. */
function isLoaded<Target extends object>(relation: number | Target | null | undefined): relation is Target {
  return typeof relation === 'object' && relation !== null
}
