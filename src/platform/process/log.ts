import { pino } from 'pino'
import { config } from './config.ts'
import { errorFacts, withoutParameters } from './error-facts.ts'

/**
 * Structured log: one JSON object per line on standard output. Callers pass facts as fields and never personal data.
 * Redaction of known field names is only a safety net.
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
