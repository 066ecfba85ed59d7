import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { SanitizedConfig, ServerFunctionClientArgs } from 'payload'
import { unknownTargetFieldMessage, unreadLocaleMessage } from '#platform/payload-internals/messages.ts'
import { noteServerCall } from '#platform/server-calls.ts'
import { callersFault } from '../rest/callers-fault.ts'
import { serverCallSchemas } from './server-call-schemas.ts'

/** What Payload's server functions say of a document, field or locale that is not there. */
const nothingThere = new RegExp(`^(?:${unreadLocaleMessage}|${unknownTargetFieldMessage}|Unauthorized$)`)

/** A call as it came from the browser, which may be anything; undefined when no page of the admin makes such a call. */
function readCall(call: unknown, config: SanitizedConfig): ServerFunctionClientArgs | undefined {
  if (typeof call !== 'object' || call === null || !('name' in call) || !('args' in call)) return undefined
  const { name, args } = call
  const schema = typeof name === 'string' ? serverCallSchemas(config).get(name) : undefined
  return schema?.safeParse(args).success ? (call as ServerFunctionClientArgs) : undefined
}

function isCallersFault(error: unknown): boolean {
  return callersFault(error) !== undefined || (error instanceof Error && nothingThere.test(error.message))
}

/**
 * Answers a call of a server function: 404 for one that no page of the admin makes, and for what the function refuses.
 */
export async function answerServerCall<Result>(
  call: unknown,
  config: Promise<SanitizedConfig>,
  perform: (call: ServerFunctionClientArgs) => Promise<Result>,
): Promise<Result> {
  noteServerCall((await headers()).get('x-request-id') ?? '')
  const known = readCall(call, await config)
  if (!known) notFound()
  try {
    return await perform(known)
  } catch (error) {
    if (isCallersFault(error)) notFound()
    throw error
  }
}
