import type { AfterErrorHook } from 'payload'
import { callersFault } from './callers-fault.ts'

/**
 * Answers what the caller did wrong with a status and a sentence that say so, in the shape of Payload's own errors,
 * which the admin shows. The particulars of a document that is not valid stay as they are.
 */
export const explainCallersFault: AfterErrorHook = ({ error, result }) => {
  const fault = callersFault(error)
  if (!fault) return
  const { status, message } = fault
  const isDetailed = result?.errors?.some((each) => typeof each === 'object' && each && 'data' in each)
  return isDetailed ? { status } : { status, response: { errors: [{ message }] } }
}
