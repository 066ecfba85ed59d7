import { type CalculatorSettings, quoteUsedVehicle, readCalculation } from '#features/finance/rules.ts'
import { type UsedVehicle, usedVehiclePath } from '#features/stock/index.ts'
import type { SubjectFinance } from '../../subjects/subject.ts'
import type { UsedVehicleSubject } from '../../subjects/used-vehicle.ts'

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
export function usedVehicleSubject(
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
