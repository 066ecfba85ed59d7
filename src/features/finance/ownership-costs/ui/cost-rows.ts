import { formatRandAndCents } from '#platform/money.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'
import type { ModelCosts } from '../costs-view.ts'
import type { FiguresOfDay } from '../rules/figures.ts'
import { months, type RunningLines, years } from '../rules/running-costs.ts'
import { amountOr, kilometresText, levyText, litresText } from './amounts.ts'
import type { CostRow } from './costs-table.tsx'

/** The lines of the on-the-road estimate. */
export function onTheRoadRows({ onTheRoad, facts, province }: ModelCosts, { levy }: FiguresOfDay): CostRow[] {
  const { price, levyInPrice, delivery, registration, numberPlates, licence } = onTheRoad
  const aboutLevy = levyText(facts, onTheRoad.levy, levy)
  const tare = facts.tare === null ? null : `${formatWholeNumber(facts.tare)}\u00a0kg`
  return [
    {
      label: 'Price',
      note: levyInPrice
        ? `VAT included. ${aboutLevy}${onTheRoad.levy ? ' It is part of the price.' : ''}`
        : 'VAT included.',
      amount: amountOr(price, 'On request'),
    },
    ...(levyInPrice ? [] : [{ label: 'CO₂ levy', note: aboutLevy, amount: amountOr(onTheRoad.levy) }]),
    { label: 'Delivery and inspection', note: 'What dealers usually charge.', amount: amountOr(delivery) },
    { label: 'Registration', note: 'Once.', amount: amountOr(registration) },
    { label: 'Number plates', note: 'A pair.', amount: amountOr(numberPlates) },
    {
      label: 'Licence, first year',
      note: tare === null ? 'The mass of this model is not published.' : `${tare} in ${province.name}.`,
      amount: amountOr(licence),
    },
  ]
}

function fuelNote({ facts, kilometres, litre, area }: ModelCosts): string {
  if (facts.fuel === null || facts.consumption === null || litre === null)
    return 'No consumption is published for this model.'
  const fuel = facts.fuel === 'diesel' ? 'diesel' : 'petrol 95'
  const place = area === 'coast' ? 'at the coast' : 'inland'
  const consumption = `${litresText(facts.consumption)}/100\u00a0km`
  return `${kilometresText(kilometres)} at ${consumption} and ${formatRandAndCents(litre)} a litre, ${fuel} ${place}.`
}

function servicesNote({ paidServices, facts: { planKilometres }, kilometres, running }: ModelCosts): string {
  if (paidServices === null) return 'The service schedule could not be loaded.'
  const plan =
    planKilometres > 0 ? `the service plan ends at ${kilometresText(planKilometres)}` : 'no service plan'
  const distance = kilometresText(kilometres * months)
  if (paidServices.length === 0 && running.fiveYears.services !== null)
    return `None to pay in ${distance}: ${plan}.`
  if (running.fiveYears.services === null) return 'No service schedule states this work.'
  const count = paidServices.length === 1 ? '1 service' : `${paidServices.length} services`
  return `${count} in ${distance}: ${plan}. Labour and parts by the service schedule.`
}

const tyresNote = ({ facts: { rim } }: ModelCosts, { upkeep }: FiguresOfDay): string =>
  rim === null
    ? 'The size of its tyres is not published.'
    : `Four tyres of ${rim} inches every ${kilometresText(upkeep.tyreLife)}.`

/** The lines of an average month. */
export function monthlyRows(costs: ModelCosts, figures: FiguresOfDay): CostRow[] {
  const { fuel, services, tyres, licence } = costs.running.monthly
  return [
    { label: 'Fuel', note: fuelNote(costs), amount: amountOr(fuel) },
    { label: 'Services', note: servicesNote(costs), amount: amountOr(services) },
    { label: 'Tyres', note: tyresNote(costs, figures), amount: amountOr(tyres) },
    { label: 'Licence', note: 'A twelfth of the annual fee.', amount: amountOr(licence) },
  ]
}

/** The lines of five years. */
export function fiveYearRows({ onTheRoad, running, kilometres }: ModelCosts): CostRow[] {
  const { fuel, services, tyres, licence }: RunningLines = running.fiveYears
  return [
    { label: 'On the road', note: 'As above.', amount: amountOr(onTheRoad.total) },
    {
      label: 'Fuel',
      note: `${kilometresText(kilometres * months)} at today’s price.`,
      amount: amountOr(fuel),
    },
    { label: 'Services', note: 'After the service plan.', amount: amountOr(services) },
    { label: 'Tyres', note: 'By the kilometres driven.', amount: amountOr(tyres) },
    {
      label: 'Licence',
      note: `${years - 1} years: the first is paid on the road.`,
      amount: amountOr(licence),
    },
  ]
}
