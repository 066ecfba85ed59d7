import { ServiceFailure } from '#platform/service/failure.ts'
import { type Integration, isPermanentFailure, type PostRequest, post } from '#platform/service/post.ts'
import { DeliveryRefused } from '../delivery-channel.ts'

/** An external service and the key it authenticates us by. */
export type UpstreamService = { readonly url: string; readonly key: string | undefined }

/** Returns an endpoint of an external service. @param name for logs and messages. */
export function endpoint(name: string, { url, key }: UpstreamService, path: string): Integration {
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `users API-Key ${key}` }
  return { name, url: `${url}/${path}`, headers }
}

/** Returns a request with a JSON body. */
export function json(body: unknown, idempotencyKey: string, signal: AbortSignal): PostRequest {
  return { contentType: 'application/json', body: JSON.stringify(body), idempotencyKey, signal }
}

/**
 * Posts to a service. The response is not stored.
 *
 * @param timeoutMs longer than usual for files.
 * @throws DeliveryRefused when a retry cannot succeed, ServiceFailure when it can.
 */
export async function postOrRefuse(
  to: Integration,
  posting: PostRequest,
  timeoutMs?: number,
): Promise<string> {
  try {
    return await post(to, posting, { ...(timeoutMs !== undefined && { timeoutMs }) })
  } catch (error) {
    if (error instanceof ServiceFailure && isPermanentFailure(error)) {
      throw new DeliveryRefused(`The ${to.name} service refused it: ${error.status}.`)
    }
    throw error
  }
}
