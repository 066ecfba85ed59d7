import type { z } from 'zod'
import { log } from './log.ts'

/** Told the path of every stored value that cannot be used, so that it can be logged. */
export type Fault = (path: string) => void

/** Reads what is stored, value by value: one that is wrong gives way to its default and breaks nothing else. */
export type Stored = {
  /** The value under a name; the default where nothing is stored yet, or something that does not fit. */
  take<Schema extends z.ZodType>(name: string, schema: Schema, byDefault: z.output<Schema>): z.output<Schema>
  /** One of the values on offer: the stored one, else the default, else the first. */
  takeOneOf<Value>(name: string, offered: readonly Value[], schema: z.ZodType<Value>, byDefault: Value): Value
  /** What is stored in a group. */
  in(name: string): Stored
}

/** @param value as it came out of the database, whatever it is. */
export function stored(value: unknown, fault: Fault, path = ''): Stored {
  const values: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}

  const take: Stored['take'] = (name, schema, byDefault) => {
    if (values[name] === undefined) return byDefault
    const parsed = schema.safeParse(values[name])
    if (parsed.success) return parsed.data
    fault(`${path}${name}`)
    return byDefault
  }

  return {
    take,
    takeOneOf(name, offered, schema, byDefault) {
      const value = take(name, schema, byDefault)
      if (offered.includes(value)) return value
      fault(`${path}${name}`)
      return offered.includes(byDefault) ? byDefault : (offered[0] ?? byDefault)
    },
    in: (name) => stored(values[name], fault, `${path}${name}.`),
  }
}

/** Logs the path of a setting that cannot be used. Only paths are logged, because a value may be personal. */
export function logInvalidSetting(settings: string): Fault {
  return (path) => log.error({ settings, path }, 'setting invalid, using default')
}
