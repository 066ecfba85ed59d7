import type { z } from 'zod'
import { log } from '../process/log.ts'

/** Called with the path of every invalid stored value, to log it. */
export type ReportInvalid = (path: string) => void

/** Reads stored values one by one: an invalid value is replaced by its default and does not affect the others. */
export type StoredValues = {
  /** Returns the value under a name; the default when it is missing or invalid. */
  read<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    defaultValue: z.output<Schema>,
  ): z.output<Schema>
  /** Returns an allowed value: the stored one, else the default, else the first. */
  readOneOf<Value>(
    name: string,
    allowed: readonly Value[],
    schema: z.ZodType<Value>,
    defaultValue: Value,
  ): Value
  /** Returns the values of a group. */
  group(name: string): StoredValues
}

/** Returns a reader for the stored value, which may have any shape. */
export function readStored(value: unknown, reportInvalid: ReportInvalid, path = ''): StoredValues {
  const values: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}

  const read: StoredValues['read'] = (name, schema, defaultValue) => {
    if (values[name] === undefined) return defaultValue
    const parsed = schema.safeParse(values[name])
    if (parsed.success) return parsed.data
    reportInvalid(`${path}${name}`)
    return defaultValue
  }

  return {
    read,
    readOneOf(name, allowed, schema, defaultValue) {
      const value = read(name, schema, defaultValue)
      if (allowed.includes(value)) return value
      reportInvalid(`${path}${name}`)
      return allowed.includes(defaultValue) ? defaultValue : (allowed[0] ?? defaultValue)
    },
    group: (name) => readStored(values[name], reportInvalid, `${path}${name}.`),
  }
}

/** Returns a function that logs the path of an invalid setting, but not its value, which may be personal data. */
export function logInvalidSetting(settings: string): ReportInvalid {
  return (path) => log.error({ settings, path }, 'setting invalid, using default')
}
