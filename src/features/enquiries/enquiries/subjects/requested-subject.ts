import type { Special } from '#features/dealers/specials/index.ts'
import { categoryLabel, specialPath } from '#features/dealers/specials/rules.ts'
import {
  type CalculatorSettings,
  quoteUsedVehicle,
  readCalculation,
} from '#features/finance/finance/rules.ts'
import { type UsedVehicle, usedVehiclePath } from '#features/stock/stock/index.ts'
import { readAccessoryCodes } from '#features/vehicles/vehicles/rules.ts'
import type { RequestedDetails } from '../forms/submission.ts'
import type { Lookups } from '../intake/lookups.ts'
import { chosenAccessories } from './chosen-accessories.ts'
import type { SpecialSubject } from './special.ts'
import type { SubjectFinance } from './subject.ts'
import type { EnquirySubject } from './subjects.ts'
import type { UsedVehicleSubject } from './used-vehicle.ts'

/** How a kind of subject is looked up by the codes of a form. */
type RequestedSubject = {
  /** Text for the inbox until the subject is looked up; null when the form names no such subject. */
  readonly inWords: (requested: RequestedDetails) => string | null
  readonly find: (requested: RequestedDetails, lookups: Lookups) => Promise<EnquirySubject | null>
  /** A sentence for the inbox when nothing was found. */
  readonly missing: (requested: RequestedDetails) => string
}

/** A model that is sold new, by its code and the code of its colour. */
const newVehicle: RequestedSubject = {
  inWords: ({ model, colour, accessories }) =>
    model &&
    [model, colour && `colour ${colour}`, accessories && `with ${accessories}`].filter(Boolean).join(', '),
  async find({ model, colour, accessories }, lookups) {
    const found = model === null ? null : await lookups.model(model)
    if (!found) return null
    const codes = readAccessoryCodes(accessories)
    const offered = codes.length > 0 ? await lookups.accessories(found.range.slug) : null
    // Loaded with the first vehicle: pictures of models are not needed for any other form.
    const { newVehicleSubject } = await import('./new-vehicle-subject.ts')
    return newVehicleSubject(found, colour, chosenAccessories(codes, offered ?? []))
  },
  missing: ({ model }) => `Asked about the vehicle ${model}.`,
}

/** A used vehicle, by its id. */
const usedVehicle: RequestedSubject = {
  inWords: ({ stock }) => stock || null,
  async find({ stock, plan }, lookups) {
    const found = stock ? await lookups.usedVehicle(stock) : null
    if (!found) return null
    const calculator = plan.plan === '' ? null : (await lookups.financeSettings()).usedVehicles
    return usedVehicleSubject(found, plan.plan, calculator)
  },
  missing: ({ stock }) => `Asked about the used vehicle ${stock}.`,
}

/** A special, by its code and the dealer on whose site it is. */
const special: RequestedSubject = {
  inWords: ({ special: code }) => (code ? `special ${code}` : null),
  async find({ special: code, dealer }, lookups) {
    const found = code && dealer ? await lookups.special(dealer, code) : null
    return found && dealer ? specialSubject(found, dealer) : null
  },
  missing: ({ special: code }) => `Asked about the special ${code}.`,
}

/** The first kind that recognizes the codes of a form applies. */
const requestedSubjects: readonly RequestedSubject[] = [newVehicle, usedVehicle, special]

const requestedIn = (requested: RequestedDetails) =>
  requestedSubjects.find(({ inWords }) => inWords(requested) !== null)

/** The subject of a form as text for the inbox; null when it names no subject. */
export const requestedSubjectText = (requested: RequestedDetails): string | null =>
  requestedIn(requested)?.inWords(requested) ?? null

/** Looks up the subject of a form; null when it names no subject or an unknown one. */
export const findRequestedSubject = async (
  requested: RequestedDetails,
  lookups: Lookups,
): Promise<EnquirySubject | null> => (await requestedIn(requested)?.find(requested, lookups)) ?? null

/** A sentence about a subject that was not found; empty when the form names no subject. */
export const missingSubject = (requested: RequestedDetails): string =>
  requestedIn(requested)?.missing(requested) ?? ''

/** Creates the subject of an enquiry from a special. @param dealer slug of the dealer on whose site it is */
function specialSubject(special: Special, dealer: string): SpecialSubject {
  const { id, code, metaId, category, title, text, smc, image } = special
  return {
    kind: 'special',
    ...{ id, metaId, category, title, text, smc },
    categoryLabel: categoryLabel(category),
    picture: image?.src ?? null,
    page: specialPath(dealer, code),
  }
}

/** Calculates the plan of a form from our own price; null for a vehicle without a price, and for a plan without payments. */
function financeOf(
  { price }: UsedVehicle,
  calculation: string,
  calculator: CalculatorSettings | null,
): SubjectFinance | null {
  const choice = calculator && readCalculation(calculation, calculator)
  if (price === null || !choice) return null
  const { plan, instalment } = quoteUsedVehicle(price, choice, calculator)
  const { deposit, balloon, months, rate } = plan
  return { deposit, balloon, term: months, monthly: instalment, interest: rate / 100 }
}

/**
 * Creates the subject of an enquiry from a used vehicle, with its displayed price and the codes of its feed.
 *
 * @param calculation the choices of the calculator, from the form; empty for a general enquiry.
 * @param calculator what the calculator offers; null for a general enquiry.
 * Source: requirements D-354 to D-356; decision D-12.
 */
function usedVehicleSubject(
  vehicle: UsedVehicle,
  calculation: string,
  calculator: CalculatorSettings | null,
): UsedVehicleSubject {
  const { id, make, model, range, year, mileage, bodyType, colour, code, price, images } = vehicle
  return {
    kind: 'used',
    ...{ make, model, range, year, mileage, bodyType, colour, code, price },
    sideImage: vehicle.sideImage ?? images[0] ?? '',
    stockCode: id,
    currency: vehicle.dealer.currency,
    page: usedVehiclePath(vehicle),
    finance: financeOf(vehicle, calculation, calculator),
  }
}
