import type { AfterErrorHook } from 'payload'
import { isConnectionLost } from '#platform/database/connection-lost.ts'
import { callerError } from './caller-error.ts'

/** Returns the details of an error: the invalid fields and their messages. */
function detailsOf(error: Error): Record<string, unknown> | undefined {
  const { data } = error as { data?: unknown }
  return typeof data === 'object' && data !== null ? { ...data } : undefined
}

/**
 * Responds to an error of the caller with its status and message, in the format of Payload's errors, which the admin
 * shows beside the fields. Payload omits the details of an error that was thrown by another copy of its code, and
 * Next's bundles contain several copies.
 */
export const explainCallerError: AfterErrorHook = ({ error, result }) => {
  // `guardedRest` replaces the body of a 503.
  if (isConnectionLost(error)) return { status: 503 }
  const clientError = callerError(error)
  if (!clientError) return
  const { status, message } = clientError
  const isDetailed = result?.errors?.some((each) => typeof each === 'object' && each && 'data' in each)
  if (isDetailed) return { status }
  const data = detailsOf(error)
  if (!data) return { status, response: { errors: [{ message }] } }
  return { status, response: { errors: [{ name: 'ValidationError', data, message }] } }
}
