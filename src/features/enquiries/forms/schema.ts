import * as z from 'zod/mini'
import { contactWays, type EnquiryKind } from '../enquiry.ts'
import { adult, chosenCode, email, fullName, note, optionalCode, phone } from './fields.ts'
import { divisionsChosen, marketingFields } from './marketing.ts'
import { planFields } from './plan-entries.ts'

/** What every form asks of a person. */
const personFields = {
  fullName,
  phone,
  email,
  /** Source: rows D-169, D-427. */
  preferredContact: z._default(z.enum(contactWays, 'choiceUnknown'), 'email'),
  note,
  adult,
  ...marketingFields,
}

const aboutPerson = z.object(personFields).check(divisionsChosen)

const aboutVehicle = z
  .object({
    ...personFields,
    /** Code of the model. */
    model: chosenCode('modelRequired'),
    /** Code of the paint; empty where the visitor chose none. */
    colour: optionalCode,
    /** Slug of the dealer. */
    dealer: chosenCode('dealerRequired'),
  })
  .check(divisionsChosen)

const aboutFinance = z
  .object({
    ...personFields,
    model: chosenCode('modelRequired'),
    colour: optionalCode,
    /** Empty where the visitor leaves the choice to us. */
    dealer: optionalCode,
    ...planFields,
  })
  .check(divisionsChosen)

/** Somebody may ask about finance before they know which vehicle. */
const aboutFinanceAlone = z
  .object({ ...personFields, model: optionalCode, colour: optionalCode, dealer: optionalCode, ...planFields })
  .check(divisionsChosen)

/**
 * What each form takes, checked alike in the browser and on the server: all failing fields at once, each with its
 * first fault. Source: dealers.md §5; rows D-147 to D-160.
 */
export const entrySchemas = {
  vehicle: aboutVehicle,
  quote: aboutVehicle,
  testDrive: aboutVehicle,
  contact: aboutPerson,
  financeOffer: aboutFinance,
  financeQuery: aboutFinanceAlone,
  subscription: aboutFinance,
} as const satisfies Record<EnquiryKind, z.ZodMiniType>

export type PersonEntries = z.output<typeof aboutPerson>

/** What a visitor has entered, checked; without vehicle and dealer where the form asks for none. */
export type Entries = PersonEntries &
  Partial<Pick<z.output<typeof aboutFinance>, 'model' | 'colour' | 'dealer' | 'plan' | 'seen'>>

/** Whether a form asks which vehicle, and which dealer. */
export function isAboutVehicle(kind: EnquiryKind): boolean {
  return entrySchemas[kind] !== aboutPerson
}
