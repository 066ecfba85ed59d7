import type { Dealer } from '#features/dealers/dealers/index.ts'
import { holidaysAround } from '#features/dealers/dealers/server.ts'
import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import { visitFieldsOf } from '#features/enquiries/enquiries/rules.ts'
import { cachedLookups, visitDays } from '#features/enquiries/enquiries/server.ts'
import { drawingAddress } from '#features/pictures/pictures/server.ts'
import { siteSettings } from '#features/site/site-settings/server.ts'
import { formatStockPrice, type UsedVehicle, usedVehiclePath } from '#features/stock/stock/index.ts'
import { type Accessory, rangePath, type VehicleModel } from '#features/vehicles/vehicles/index.ts'
import {
  accessoryCode,
  configuredPrice,
  currentPrice,
  readAccessoryCodes,
} from '#features/vehicles/vehicles/rules.ts'
import { drawingOfModel } from '#features/vehicles/vehicles/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { formatPrice } from '#platform/money.ts'
import { log } from '#platform/process/log.ts'
import { formatWeekday } from '#platform/time/format-day.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { summaryTextGroups } from '../texts.ts'
import { answerSentence, describeDealer, weekMomentOf } from './describe-dealer.ts'
import type { EnquiredCar, EnquirySummary, SubjectChoice, VisitOption } from './summary.ts'

/** The accessories of a range that a form is about; those that are not offered are left out. */
async function accessoriesOf({ range }: VehicleModel, text: string): Promise<readonly Accessory[]> {
  const codes = readAccessoryCodes(text)
  const offered = codes.length > 0 ? await attempt(cachedLookups.accessories(range.slug)) : null
  return (offered ?? []).filter((accessory) => codes.includes(accessoryCode(accessory)))
}

function carOf(
  model: VehicleModel,
  colour: string,
  { accessories, showsPrice }: { accessories: readonly Accessory[]; showsPrice: boolean },
): EnquiredCar {
  const chosen = model.colours.find(({ code }) => code === colour)
  const drawing = drawingOfModel(model, chosen)
  const parts = { price: currentPrice(model), surcharge: chosen?.surcharge, accessories }
  const price = showsPrice ? configuredPrice(parts) : null
  return {
    name: model.name,
    colour: chosen?.title ?? null,
    accessories: accessories.map(({ name }) => name),
    price: price === null ? null : formatPrice(price),
    picture: drawing && drawingAddress(drawing),
    range: model.range.name,
    page: rangePath(model.range.slug),
  }
}

/** A used vehicle, whose price is visible everywhere. Source: decision F-12. */
function usedCarOf(vehicle: UsedVehicle): EnquiredCar {
  const { make, model, year, colour, price, sideImage, images, dealer } = vehicle
  const name = `${make} ${model}`
  return {
    name: year === null ? name : `${name} (${year})`,
    colour: colour || null,
    accessories: [],
    price: price === null ? null : formatStockPrice(price, dealer.currency),
    picture: sideImage ?? images[0] ?? null,
    range: name,
    page: usedVehiclePath(vehicle),
  }
}

/** The result of a lookup; undefined when it failed, which is logged. */
async function attempt<Value>(look: Promise<Value>): Promise<Value | undefined> {
  try {
    return await look
  } catch (error) {
    log.error({ reason: String(error) }, 'enquiry summary incomplete')
    return undefined
  }
}

/** The prices of a dealer who could not be read are hidden. Source: decisions F-12 and F-13. */
function showsPrices(dealer: Dealer | null | undefined): boolean {
  if (dealer === undefined) return false
  return dealer?.region?.shows.vehiclePrices ?? true
}

/** The days on which a dealer can be visited, for a form that asks for a time; undefined when its hours are unknown. */
function visitsAt(
  { openingHours: hours, region }: Dealer,
  kind: EnquiryKind | undefined,
  language: Language,
): readonly VisitOption[] | undefined {
  const fields = kind && visitFieldsOf(kind)
  if (!fields?.time || hours.length === 0) return undefined
  const days = visitDays({ hours, holidays: holidaysAround(region) }, siteClock().now(), fields.daysAhead)
  return days.map((each) => ({ ...each, label: formatWeekday(each.day, language) }))
}

/**
 * Loads what a form is about by its codes. Does not throw: what is unknown or cannot be looked up is left out.
 *
 * @param kind of the form; missing where the days of a visit are not needed.
 * Source: decisions F-12 and F-13.
 */
export async function loadSummary(
  { model: code, colour, accessories = '', dealer, stock = '' }: SubjectChoice,
  language: Language,
  kind?: EnquiryKind,
): Promise<EnquirySummary> {
  const texts = summaryTextGroups(language).enquiryAnswer
  const now = weekMomentOf(siteClock().now())
  const used = stock === '' ? null : await attempt(cachedLookups.usedVehicle(stock))
  const slug = used ? used.dealer.slug : dealer
  const [model, found, settings] = await Promise.all([
    code === '' ? null : attempt(cachedLookups.model(code)),
    slug === '' ? null : attempt(cachedLookups.dealer(slug)),
    attempt(siteSettings()),
  ])
  const shown = {
    accessories: model ? await accessoriesOf(model, accessories) : [],
    showsPrice: showsPrices(found),
  }
  return {
    car: used ? usedCarOf(used) : model ? carOf(model, colour, shown) : null,
    dealer: found ? { ...describeDealer(found, now, texts), visits: visitsAt(found, kind, language) } : null,
    answer: answerSentence(found ?? null, now, texts),
    telephone: found?.telephone ?? settings?.contact.tollFree ?? null,
  }
}
