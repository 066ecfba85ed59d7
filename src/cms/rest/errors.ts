import type { AfterErrorHook } from 'payload'
import { isConnectionLost } from '#platform/database/connection-lost.ts'
import { callersFault } from './callers-fault.ts'

/** The particulars of a refusal: which fields are not valid, and why. */
function particularsOf(error: Error): Record<string, unknown> | undefined {
  const { data } = error as { data?: unknown }
  return typeof data === 'object' && data !== null ? { ...data } : undefined
}

/**
 * Answers what the caller did wrong with a status and a sentence that say so, in the shape of Payload's own errors,
 * which the admin shows beside the fields. Payload leaves the particulars out of an error that another copy of its
 * code has thrown, and Next's bundles hold several: whichever asked for the CMS first.
 */
export const explainCallersFault: AfterErrorHook = ({ error, result }) => {
  // The handler in front writes the rest of this answer.
  if (isConnectionLost(error)) return { status: 503 }
  const fault = callersFault(error)
  if (!fault) return
  const { status, message } = fault
  const isDetailed = result?.errors?.some((each) => typeof each === 'object' && each && 'data' in each)
  if (isDetailed) return { status }
  const data = particularsOf(error)
  if (!data) return { status, response: { errors: [{ message }] } }
  return { status, response: { errors: [{ name: 'ValidationError', data, message }] } }
}
