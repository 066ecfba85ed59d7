import * as z from 'zod/mini'
import type { CalendarDay } from '#platform/time/clock.ts'
import { ageOn, readIsoDay, readTypedDay } from './days.ts'
import type { FieldRule } from './field-rule.ts'
import { email, line, maxLengths, must, paragraphs, phone, tick } from './fields.ts'

type Rule<Type extends FieldRule['type']> = Extract<FieldRule, { type: Type }>

/** Passes an empty text, which only fields that may be empty let through. */
const unlessEmpty = (isValid: (text: string) => boolean) => (text: string) => text === '' || isValid(text)

function wholeNumber({ min, max, missing }: Rule<'wholeNumber'>): z.ZodMiniType<string> {
  const isWhole = (text: string) => /^\d+$/.test(text) && Number(text) >= min
  return line(maxLengths.line, missing).check(
    z.overwrite((text) => text.replace(/(?<=\d)\s(?=\d)/g, '')),
    must(unlessEmpty(isWhole), 'numberInvalid'),
    must((text) => Number(text) <= max, 'numberTooLarge'),
  ) as z.ZodMiniType<string>
}

/** The first year in which cars were sold. */
const firstModelYear = 1900

function modelYear({ missing }: Rule<'modelYear'>, today: CalendarDay | null): z.ZodMiniType<string> {
  const isYear = (text: string) =>
    /^\d{4}$/.test(text) &&
    Number(text) >= firstModelYear &&
    (!today || Number(text) <= Number(today.slice(0, 4)) + 1)
  return line(maxLengths.line, missing).check(
    must(unlessEmpty(isYear), 'yearInvalid'),
  ) as z.ZodMiniType<string>
}

function birthday({ missing, max, age }: Rule<'birthday'>, today: CalendarDay | null): z.ZodMiniType<string> {
  const { from = 0, below = Number.POSITIVE_INFINITY, error } = age
  const ageOf = (text: string) => {
    const born = readTypedDay(text)
    const now = today && readIsoDay(today)
    return now && born ? ageOn(now, born) : from
  }
  return line(max, missing).check(
    // As browsers fill in a birthday.
    z.overwrite((text) => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')),
    must((text) => readTypedDay(text) !== null && ageOf(text) >= 0, 'dayInvalid'),
    must((text) => ageOf(text) >= from && ageOf(text) < below, error),
  ) as z.ZodMiniType<string>
}

function futureDay({ missing }: Rule<'futureDay'>, today: CalendarDay | null): z.ZodMiniType<string> {
  return line(maxLengths.line, missing).check(
    must(
      unlessEmpty((text) => readIsoDay(text) !== null),
      'dayInvalid',
    ),
    must(
      // Such days compare as text.
      unlessEmpty((text) => today === null || text >= today),
      'dayPast',
    ),
  ) as z.ZodMiniType<string>
}

/** One of the options; an empty text where the choice is optional. */
function option({ missing }: Rule<'option'>, values: readonly string[]): z.ZodMiniType<string> {
  return line(maxLengths.line, missing).check(
    must(
      unlessEmpty((text) => values.includes(text)),
      'choiceUnknown',
    ),
  ) as z.ZodMiniType<string>
}

/**
 * The schema of a field's rule.
 *
 * @param values the values of the field's options.
 * @param today the day in Johannesburg; null in browsers, whose clocks may be wrong: only the server compares with it.
 */
export function schemaOfRule(
  rule: FieldRule,
  values: readonly string[],
  today: CalendarDay | null,
): z.ZodMiniType<string | boolean> {
  switch (rule.type) {
    case 'line':
      return line(rule.max ?? maxLengths.line, rule.missing)
    case 'paragraphs':
      return paragraphs(rule.max ?? maxLengths.note, rule.missing)
    case 'option':
      return option(rule, values)
    case 'wholeNumber':
      return wholeNumber(rule)
    case 'modelYear':
      return modelYear(rule, today)
    case 'birthday':
      return birthday(rule, today)
    case 'futureDay':
      return futureDay(rule, today)
    case 'phone':
      return phone(rule.missing, rule.max)
    case 'email':
      return email(rule.missing, rule.max)
    case 'tick':
      return tick(rule.missing)
  }
}
