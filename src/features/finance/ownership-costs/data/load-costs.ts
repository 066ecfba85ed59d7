import { type FinanceSettings, openingQuote } from '#features/finance/finance/index.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import { findService, listIntervals } from '#features/owners/service-schedule/server.ts'
import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { currentPrice, sortInPageOrder } from '#features/vehicles/vehicles/rules.ts'
import { findRangeModels } from '#features/vehicles/vehicles/server.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import { type Cents, cents } from '#platform/money.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { CostsView, HybridComparison, ModelCosts } from '../costs-view.ts'
import { breakEven, differenceOf, findPair } from '../rules/break-even.ts'
import { type ChoiceName, type CostsChoice, readChoice } from '../rules/choice.ts'
import type { FiguresOfDay, Upkeep } from '../rules/figures.ts'
import { figuresOn } from '../rules/in-force.ts'
import { incomeFor } from '../rules/income.ts'
import { onTheRoad, sumOf } from '../rules/on-the-road.ts'
import { fuelCost, months, pricePerLitre, runningCosts, tyreCost } from '../rules/running-costs.ts'
import { paidServices, serviceCost } from '../rules/service-costs.ts'
import { vehicleFacts } from '../rules/vehicle-facts.ts'
import { ownershipFigures } from './figures.ts'

type Chosen = NonNullable<CostsChoice['chosen']>

type Services = { readonly kilometres: readonly number[]; readonly cost: Cents | null }

/**
 * Returns the services of five years that the owner pays for; null when the schedules cannot be read, and the page then
 * lives ten seconds. A model without a schedule has an unknown cost.
 */
async function loadServices(
  code: string,
  planKilometres: number,
  distance: number,
  upkeep: Upkeep,
): Promise<Services | null> {
  try {
    const intervals = (await listIntervals(code)) ?? []
    const paid = paidServices(intervals, planKilometres, distance)
    const scheduled = await Promise.all(paid.map((service) => findService(code, service.scheduled)))
    const costs = scheduled.map((service) => service && serviceCost(service, upkeep))
    return {
      kilometres: paid.map(({ at }) => at),
      cost: intervals.length === 0 ? null : sumOf(costs),
    }
  } catch (error) {
    log.error({ code, reason: String(error) }, 'service costs failed')
    await shortenRevalidation()
    return null
  }
}

function compareWithSibling(
  model: VehicleModel,
  models: readonly VehicleModel[],
  { kilometres, province, area }: Chosen,
  figures: FiguresOfDay,
): HybridComparison | null {
  const pair = findPair(model, models)
  if (!pair) return null
  const [hybrid, petrol] = [pair.hybrid, pair.petrol].map((each) => {
    const facts = vehicleFacts(each)
    return {
      road: onTheRoad(currentPrice(each), facts, figures, province).total,
      fuel: fuelCost(facts, kilometres, figures.fuelPrices, area),
    }
  })
  const extra = differenceOf(hybrid?.road ?? null, petrol?.road ?? null)
  const saving = differenceOf(petrol?.fuel ?? null, hybrid?.fuel ?? null)
  if (extra === null || saving === null) return null
  const names = { hybrid: pair.hybrid.name, petrol: pair.petrol.name }
  return { ...names, extra, saving, breakEven: breakEven(extra, saving, kilometres) }
}

function incomeOf(
  price: Cents | null,
  settings: FinanceSettings,
  { affordability }: FiguresOfDay,
): ModelCosts['income'] {
  if (price === null) return null
  const quote = openingQuote(price, settings)
  const needed = quote && incomeFor(quote.instalment, affordability.share)
  return quote && needed !== null ? { quote, needed } : null
}

async function costsOf(
  model: VehicleModel,
  models: readonly VehicleModel[],
  chosen: Chosen,
  figures: FiguresOfDay,
): Promise<ModelCosts> {
  const { kilometres, province, area } = chosen
  const { fuelPrices, upkeep } = figures
  const facts = vehicleFacts(model)
  const price = currentPrice(model)
  const road = onTheRoad(price, facts, figures, province)
  const [services, settings] = await Promise.all([
    loadServices(model.code, facts.planKilometres, kilometres * months, upkeep),
    financeSettings(),
  ])
  const running = runningCosts({
    fuel: fuelCost(facts, kilometres, fuelPrices, area),
    tyres: tyreCost(facts.rim, kilometres, upkeep),
    services: services?.cost ?? null,
    licence: road.licence,
  })
  return {
    ...{ name: model.name, facts, kilometres, province, area },
    litre: pricePerLitre(facts.fuel, fuelPrices, area),
    onTheRoad: road,
    running,
    paidServices: services?.kilometres ?? null,
    total: sumOf([road.total, running.fiveYears.total]),
    comparison: compareWithSibling(model, models, chosen, figures),
    income: incomeOf(price, settings, figures),
  }
}

/** The models of a page: the least expensive first, which is the default, as in the range's price "from". */
function defaultFirst(models: readonly VehicleModel[]): string[] {
  const priceOf = (model: VehicleModel) => currentPrice(model) ?? cents(Number.MAX_SAFE_INTEGER)
  return models.toSorted((a, b) => priceOf(a) - priceOf(b)).map(({ code }) => code)
}

/**
 * Loads what a model of a range costs to own; null for an unknown range, and for one without models.
 *
 * @param query what the address chooses; entries that cannot be used are kept for the form.
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function findCosts(
  rangeSlug: string,
  query: Readonly<Partial<Record<ChoiceName, string>>> = {},
): Promise<CostsView | null> {
  const found = await findRangeModels(rangeSlug)
  if (!found || found.models.length === 0) return null
  const { range, models } = found
  const figures = figuresOn(await ownershipFigures(), siteClock().today())
  const choice = readChoice(query, defaultFirst(models))
  const model = models.find(({ code }) => code === choice.chosen?.code)
  return {
    range: { slug: range.slug, name: range.name, brand: range.brand },
    models: sortInPageOrder(models).map(({ code, name }) => ({ code, name })),
    choice,
    figures,
    costs: model && choice.chosen ? await costsOf(model, models, choice.chosen, figures) : null,
  }
}
