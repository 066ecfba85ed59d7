import { z } from 'zod'
import { list, requiredText, text } from '#platform/service/readable.ts'
import { incomingPrice } from '#platform/service/wire-price.ts'
import { brand } from '#platform/site/brand.ts'
import { bodyTypes } from '../../body-types.ts'
import {
  driveSystems,
  type FinanceOffer,
  filterColumns,
  fuelTypes,
  type TransmissionType,
  transmissionTypes,
  type VehicleModel,
} from '../../model.ts'
import { nameWithRange } from '../../rules/model-name.ts'
import { incomingColours } from './colour.ts'
import { day, enumValue, flag, rate, wholeNumber } from './read.ts'

const line = z.object({ label: requiredText, value: text })
const figure = line.extend({ unit: text })
const specificationGroup = z.object({ group: requiredText, items: list(line) })

/** Litres per 100 km, from `7.1`, `7,1` or `7.1 l/100km`; anything else, such as `Not Available`, becomes null. */
const consumption = text.transform(
  (value) => /^\d{1,2}(?:[.,]\d)?(?!\d)/.exec(value ?? '')?.[0].replace(',', '.') ?? null,
)

const members = z.object({
  code: requiredText,
  name: requiredText,
  rangeName: requiredText,
  rangeSlug: requiredText,
  rangeCode: text,
  category: text,
  price: incomingPrice,
  specialPrice: incomingPrice,
  monthlyFromPrice: incomingPrice,
  brand: text,
  bodyType: enumValue(bodyTypes),
  engine: text,
  transmission: text,
  transmissionType: enumValue(transmissionTypes),
  driveSystem: enumValue(driveSystems),
  fuelType: enumValue(fuelTypes),
  fuelcon: consumption,
  seats: wholeNumber,
  vehicleStats: list(figure),
  specifications: list(specificationGroup),
  colourSelectors: incomingColours,
  cssId: text,
  heroModel: text,
  hideColumn1: flag,
  hideColumn2: flag,
  hideColumn3: flag,
  hideColumn4: flag,
  hash: text,
  usage: list(requiredText),
  badges: list(requiredText),
  promotionType: text,
  deposit: incomingPrice,
  interestRate: rate,
  rateType: text,
  monthlyInstallment: incomingPrice,
  retailPrice: incomingPrice,
  offerEndsOn: day,
  derivativeCode: text,
})

type Incoming = z.output<typeof members>

/**
 * Reads a model of a vehicle service. Its pictures are dropped: we use our own drawings, and upstream URLs must not
 * reach a browser (decision G-4).
 */
export const incomingModel = members.transform(
  (wire): VehicleModel => ({
    code: wire.code,
    ...namesOf(wire),
    range: { name: wire.rangeName, slug: wire.rangeSlug.toLowerCase(), code: wire.rangeCode ?? '' },
    brand: wire.brand ?? '',
    bodyType: wire.bodyType,
    grade: wire.category ?? '',
    price: wire.price,
    specialPrice: wire.specialPrice,
    monthlyFromPrice: wire.monthlyFromPrice,
    offer: offerOf(wire),
    engine: wire.engine ?? '',
    transmission: wire.transmission ?? '',
    transmissionType: wire.transmissionType ?? transmissionTypeIn(wire.transmission),
    driveSystem: wire.driveSystem,
    fuelType: wire.fuelType,
    fuelConsumption: wire.fuelcon,
    seats: wire.seats,
    stats: wire.vehicleStats.map(({ label, value, unit }) => ({ label, value: value ?? '', unit })),
    specifications: wire.specifications.map(({ group, items }) => ({
      group,
      items: items.map(({ label, value }) => ({ label, value: value ?? '' })),
    })),
    colours: wire.colourSelectors,
    anchorId: wire.cssId,
    heroModel: wire.heroModel,
    hiddenFilterColumns: filterColumns.filter((column) => wire[`hideColumn${column}`]),
    filterHeadings: filterColumns.map(() => null),
    hash: wire.hash,
    usage: wire.usage,
    badges: wire.badges,
    derivativeCode: wire.derivativeCode,
  }),
)

function namesOf({ name: contractName, rangeName }: Incoming): Pick<VehicleModel, 'name' | 'contractName'> {
  const name = nameWithRange(contractName, rangeName, brand.name)
  return name === contractName ? { name } : { name, contractName }
}

function offerOf(wire: Incoming): FinanceOffer | null {
  if (!wire.promotionType) return null
  return {
    promotionType: wire.promotionType,
    deposit: wire.deposit,
    interestRate: wire.interestRate,
    rateType: wire.rateType,
    monthlyInstalment: wire.monthlyInstallment,
    retailPrice: wire.retailPrice,
    endsOn: wire.offerEndsOn,
  }
}

/** Derives the type from a description such as `6-speed automatic`, for services without `transmissionType`. */
function transmissionTypeIn(transmission: string | null): TransmissionType | null {
  const description = transmission?.toLowerCase() ?? ''
  const types = ['Manual', 'CVT', 'Automatic'] as const
  return types.find((type) => description.includes(type.toLowerCase())) ?? null
}
