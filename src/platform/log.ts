import { pino } from 'pino'
import { config } from './config.ts'
import { errorFacts, withoutParameters } from './error-facts.ts'

/**
 * Structured log, one JSON object a line on standard output. Callers pass facts as fields and never personal
 * data; what slips through under a known name is redacted all the same.
 */
export const log = pino({
  level: config().logLevel,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: (error: unknown) => errorFacts(error), reason: withoutParameters },
  redact: {
    paths: [
      'password',
      '*.password',
      'email',
      '*.email',
      'authorization',
      '*.authorization',
      'cookie',
      '*.cookie',
    ],
    censor: '[redacted]',
  },
})
