import type { ServerResponse } from 'node:http'
import { networkOf } from '#platform/http/client-address.ts'
import type { Refusal } from '../entry/admission.ts'

/** How many forms with files may arrive at once. */
export type UploadLimits = {
  /** From one client network: an IPv4 address, or the /64 of an IPv6 address. */
  readonly perNetwork: number
  readonly total: number
}

export type UploadSlots = {
  /** Takes a slot until the response ends. Returns the refusal when there is none. */
  take(response: ServerResponse, address: string): Refusal | undefined
}

/** Seconds after which a client may try again: about the time of a large upload. */
const retryAfter = { 'Retry-After': '30' }

const tooManyFromNetwork: Refusal = {
  status: 429,
  title: 'Too many uploads',
  detail: 'Too many files are being sent from your connection. Please wait half a minute and try again.',
  headers: retryAfter,
}
const tooMany: Refusal = {
  status: 503,
  title: 'Too many uploads',
  detail: 'Many files are being sent to us just now. Please wait half a minute and try again.',
  headers: retryAfter,
}

/** Limits the forms with files that arrive at this process at once, before their bodies are read. */
export function createUploadSlots({ perNetwork, total }: UploadLimits): UploadSlots {
  const taken = new Map<string, number>()
  let sum = 0

  const change = (network: string, by: 1 | -1) => {
    sum += by
    const count = (taken.get(network) ?? 0) + by
    if (count > 0) taken.set(network, count)
    else taken.delete(network)
  }

  return {
    take(response, address) {
      const network = networkOf(address)
      if ((taken.get(network) ?? 0) >= perNetwork) return tooManyFromNetwork
      if (sum >= total) return tooMany
      change(network, 1)
      response.once('close', () => change(network, -1))
      return undefined
    },
  }
}
