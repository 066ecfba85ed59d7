import type { PayloadLogger } from 'payload'
import { log } from '#platform/log.ts'
import { callersFault } from './rest/callers-fault.ts'

/** What a caller did wrong stands in the access log. Broken JSON may have come from elsewhere. */
function levelOf(error: Error): 'debug' | 'warn' | 'error' {
  if (!callersFault(error)) return 'error'
  return error instanceof SyntaxError ? 'warn' : 'debug'
}

/**
 * The product's log for Payload, which reports everything it refuses, a wrong password too, as an error with its
 * stack.
 */
export const cmsLog = Object.create(log, {
  error: {
    value: (facts: unknown, ...words: string[]) => {
      const error = typeof facts === 'object' && facts && 'err' in facts ? facts.err : facts
      if (error instanceof Error) log[levelOf(error)]({ err: error }, words[0] ?? 'the CMS reports')
      else log.error(facts, ...words)
    },
  },
}) as PayloadLogger
