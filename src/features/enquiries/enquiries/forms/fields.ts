import * as z from 'zod/mini'
import type { EntryError } from './entry-errors.ts'

/** Maximum lengths in characters. */
export const maxLengths = {
  name: 120,
  line: 120,
  phone: 40,
  email: 254,
  note: 4_000,
  code: 60,
  codes: 800,
} as const

/** Minimum number of digits of a telephone number. Source: requirement D-423; decision D-2. */
const minDigits = 10

/** Control characters and line separators, which could add a header to a mail. */
const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu

/** Normalizes a line of text: no line breaks, outer or repeated spaces. */
const oneLine = (text: string) => text.replace(controlCharacters, ' ').replace(/\s+/g, ' ').trim()

/** Normalizes a text of several lines. */
const severalLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

const isEmailAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i

/** Checks run in their order and stop at the first that fails: one message at a time. */
export const must = (isValid: (text: string) => boolean, error: EntryError) =>
  z.refine<string>(isValid, { error, abort: true })

const atMost = (length: number) => must((text) => text.length <= length, 'tooLong')

/** One line of text. @param missing the error of an empty line; missing where it may be empty. */
export function line(max: number, missing?: EntryError): z.ZodMiniType<string> {
  const schema = z
    .string(missing ?? ('choiceUnknown' satisfies EntryError))
    .check(z.overwrite(oneLine), ...(missing ? [must((text) => text !== '', missing)] : []), atMost(max))
  return missing ? schema : z._default(schema, '')
}

/** Several lines of text. @param missing the error of an empty text; missing where it may be empty. */
export function paragraphs(max: number, missing?: EntryError): z.ZodMiniType<string> {
  const schema = z
    .string(missing ?? ('choiceUnknown' satisfies EntryError))
    .check(z.overwrite(severalLines), ...(missing ? [must((text) => text !== '', missing)] : []), atMost(max))
  return missing ? schema : z._default(schema, '')
}

/** Digits, spaces, a plus sign, hyphens and brackets. Source: requirements D-151 to D-153; decision D-2. */
export const phone = (missing: EntryError, max: number) =>
  z.string(missing).check(
    z.overwrite(oneLine),
    must((text) => text !== '', missing),
    must((text) => /^[\d\s()+-]*$/.test(text) && text.replace(/\D/g, '').length >= minDigits, 'phoneDigits'),
    atMost(max),
  )

/** Source: requirements D-154 to D-157. */
export const email = (missing: EntryError, max: number) =>
  z.string(missing).check(
    z.overwrite(oneLine),
    must((text) => text !== '', missing),
    must((text) => text.includes('@'), 'emailWithoutAt'),
    must((text) => isEmailAddress.test(text), 'emailInvalid'),
    atMost(max),
  )

/** A box that has to be ticked. */
export const tick = (missing: EntryError) => z.literal(true, missing)

/** The code of a required choice; the server checks whether it exists. */
export const chosenCode = (missing: EntryError) => line(maxLengths.code, missing)

/** The code of an optional choice. */
export const optionalCode = line(maxLengths.code)

/** Codes of optional choices, separated by commas. */
export const optionalCodes = line(maxLengths.codes)
