import type { PayloadLogger } from 'payload'
import { log } from '#platform/process/log.ts'
import { callerError } from './rest/caller-error.ts'

/**
 * Errors of the caller are already in the access log. Invalid JSON may come from another source, so it is a warning.
 */
function levelOf(error: Error): 'debug' | 'warn' | 'error' {
  if (!callerError(error)) return 'error'
  return error instanceof SyntaxError ? 'warn' : 'debug'
}

/**
 * The logger for Payload, which logs every rejected request, even a wrong password, as an error with its stack. This
 * lowers the level of errors that the caller caused.
 */
export const cmsLog = Object.create(log, {
  error: {
    value: (facts: unknown, ...messages: string[]) => {
      const error = typeof facts === 'object' && facts && 'err' in facts ? facts.err : facts
      if (error instanceof Error) log[levelOf(error)]({ err: error }, messages[0] ?? 'CMS error')
      else log.error(facts, ...messages)
    },
  },
}) as PayloadLogger
