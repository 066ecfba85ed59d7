import * as z from 'zod/mini'
import type { EntryFault } from './faults.ts'

/** Longest entries, in characters. */
export const longest = { name: 120, phone: 40, email: 254, note: 4_000, code: 60 } as const

/** Digits a telephone number has at least. Source: requirement D-423; decision D-2. */
const fewestDigits = 10

/** What nobody types and what could end a line of a message's head. */
const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu

/** A line as it is kept: without line breaks, ends and doubled spaces. */
const oneLine = (text: string) => text.replace(controlCharacters, ' ').replace(/\s+/g, ' ').trim()

/** A text of several lines as it is kept. */
const severalLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

const isEmailAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i

/** Checks run in their order and stop at the first that fails: one message at a time. */
const must = (holds: (text: string) => boolean, fault: EntryFault) =>
  z.refine<string>(holds, { error: fault, abort: true })

const atMost = (length: number) => must((text) => text.length <= length, 'tooLong')

/** Source: requirements D-149 and D-150. */
export const fullName = z.string('fullNameRequired' satisfies EntryFault).check(
  z.overwrite(oneLine),
  must((text) => text !== '', 'fullNameRequired'),
  atMost(longest.name),
)

/** Digits, spaces, a plus sign, hyphens and brackets. Source: requirements D-151 to D-153; decision D-2. */
export const phone = z.string('phoneRequired' satisfies EntryFault).check(
  z.overwrite(oneLine),
  must((text) => text !== '', 'phoneRequired'),
  must((text) => /^[\d\s()+-]*$/.test(text) && text.replace(/\D/g, '').length >= fewestDigits, 'phoneDigits'),
  atMost(longest.phone),
)

/** Source: requirements D-154 to D-157. */
export const email = z.string('emailRequired' satisfies EntryFault).check(
  z.overwrite(oneLine),
  must((text) => text !== '', 'emailRequired'),
  must((text) => text.includes('@'), 'emailWithoutAt'),
  must((text) => isEmailAddress.test(text), 'emailInvalid'),
  atMost(longest.email),
)

/** Source: requirements D-159, D-422. */
export const adult = z.literal(true, 'ageUnconfirmed' satisfies EntryFault)

/** Source: requirement D-171. */
export const note = z._default(
  z.string('choiceUnknown' satisfies EntryFault).check(z.overwrite(severalLines), atMost(longest.note)),
  '',
)

/** What a list of choices holds, by its code; the server finds out whether it exists. */
export const chosenCode = (missing: EntryFault) =>
  z.string(missing).check(
    z.overwrite(oneLine),
    must((text) => text !== '', missing),
    atMost(longest.code),
  )

/** The same where nothing needs to be chosen. */
export const optionalCode = z._default(
  z.string('choiceUnknown' satisfies EntryFault).check(z.overwrite(oneLine), atMost(longest.code)),
  '',
)
