import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { SanitizedConfig, ServerFunctionClientArgs } from 'payload'
import { recordServerCall } from '#platform/http/server-calls.ts'
import { localeReadMessage, unknownTargetFieldMessage } from '#platform/payload-internals/messages.ts'
import { callerError } from '../rest/caller-error.ts'
import { serverCallSchemas } from './server-call-schemas.ts'

/** Messages of Payload's server functions about a document, field or locale that does not exist. */
const notFoundMessages = new RegExp(`^(?:${localeReadMessage}|${unknownTargetFieldMessage}|Unauthorized$)`)

/** Validates a call from the browser; undefined when no page of the admin makes such a call. */
function parseCall(call: unknown, config: SanitizedConfig): ServerFunctionClientArgs | undefined {
  if (typeof call !== 'object' || call === null || !('name' in call) || !('args' in call)) return undefined
  const { name, args } = call
  const schema = typeof name === 'string' ? serverCallSchemas(config).get(name) : undefined
  return schema?.safeParse(args).success ? (call as ServerFunctionClientArgs) : undefined
}

function isCallerError(error: unknown): boolean {
  return callerError(error) !== undefined || (error instanceof Error && notFoundMessages.test(error.message))
}

/**
 * Handles a call of a server function. Returns 404 for a call that no page of the admin makes, and for one that the
 * function rejects.
 */
export async function handleServerCall<Result>(
  call: unknown,
  config: Promise<SanitizedConfig>,
  perform: (call: ServerFunctionClientArgs) => Promise<Result>,
): Promise<Result> {
  recordServerCall((await headers()).get('x-request-id') ?? '')
  const validCall = parseCall(call, await config)
  if (!validCall) notFound()
  try {
    return await perform(validCall)
  } catch (error) {
    if (isCallerError(error)) notFound()
    throw error
  }
}
