import type { TypedCollection } from 'payload'
import { illustrationOf, pictureOf } from '#features/pictures/pictures/index.ts'
import { basisPoints, type Cents, cents } from '#platform/money.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import {
  type Colour,
  type FinanceOffer,
  filterColumns,
  type RangeTranslation,
  type VehicleModel,
  type VehicleRange,
} from '../model.ts'
import { isActiveOn } from '../rules/offer-period.ts'
import { periodOf } from './offer-days.ts'

/** The fields of a range that a query for models has to populate. */
export const rangeFieldsOfModel = { name: true, slug: true, code: true, brand: true, bodyType: true } as const

/** The localised fields of a range. */
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
 * Maps a model's document, read with its relations. Undefined when its range is deleted or not published, because such
 * a model has no page. Deleted colours are omitted.
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

/** @param fromPrice of its least expensive published model. */
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

/**
 * Maps a document read without fallback locale: required texts may be missing, which the generated types do not
 * show.
 */
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

/** Removes an offer, and the instalment advertised with it, that is not valid on a day. */
export function withoutInactiveOffer(document: ModelDocument, day: CalendarDay): ModelDocument {
  const { offer } = document
  if (!offer?.promotionType || isActiveOn(periodOf(offer), day)) return document
  return { ...document, offer: {}, monthlyFromPrice: null }
}

/** Maps a colour's document. */
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
    ...(document.surcharge && { surcharge: cents(document.surcharge) }),
  }
}

/** Returns both prices of a model's document, for the price rules. */
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

/** Returns the vehicle and colour selected for the opening picture, even when an upload replaces it. */
function drawingOf(hero: RangeDocument['hero']): VehicleRange['drawing'] {
  const illustration = illustrationOf(hero)
  return illustration && { vehicle: illustration.vehicle, colour: illustration.colour }
}

function figureOf({ label, value, unit }: { label: string; value: string; unit?: string | null }) {
  return { label, value, unit: unit || null }
}

function amount(value: number | null | undefined): Cents | null {
  return typeof value === 'number' ? cents(value) : null
}

/** A relation stays an id when its target is deleted or not readable by the public. */
function isLoaded<Target extends object>(relation: number | Target | null | undefined): relation is Target {
  return typeof relation === 'object' && relation !== null
}
