import { createServiceClient, type ServiceClient, type ServiceClientOptions } from './client.ts'
import { type Lookup, unwrapLookup } from './lookup.ts'
import type { ServiceResult } from './stale-if-error.ts'

/**
 * A service failed, and has sent no response lately that could be used instead. Thrown rather than returned, so that no
 * cache stores the failure. A service has a subclass when callers must tell its failures from those of others.
 */
export class ServiceUnavailable extends Error {
  override readonly name: string = 'ServiceUnavailable'
}

/** Sends a query to a port. Returns null when there is no such value. @throws ServiceUnavailable when the service failed. */
export type Ask<Port> = <Value>(query: (port: Port) => Promise<Lookup<Value>>) => Promise<Value | null>

export type ServiceSource<Port> = {
  /** The first part of its cache keys. */
  readonly name: string
  /** Returns the adapter of the external service when its address is configured, or else that of our own database. */
  port(): Port
  /** Sends one query, uncached. */
  readonly ask: Ask<Port>
  /** Sends the queries of a function. The result is fresh when the response to every query is. */
  answer<Value>(read: (ask: Ask<Port>) => Promise<Value>): Promise<ServiceResult<Value>>
}

export type ServiceSourceOptions<Port> = {
  /** The first part of its cache keys, and the name of the service in logs: `vehicles`. */
  readonly name: string
  /** The address from the configuration, undefined when there is none, and what else the client needs. */
  readonly service: () => Partial<ServiceClientOptions> & { readonly baseUrl: string | undefined }
  readonly local: () => Port
  readonly upstream: (client: ServiceClient, baseUrl: string) => Port
  readonly unavailable: () => ServiceUnavailable
}

/**
 * Creates a source of data that come from an external service, or from our own database when the address of the service
 * is not configured. The configuration is read once, with the first query.
 */
export function createServiceSource<Port>({
  name,
  service,
  local,
  upstream,
  unavailable,
}: ServiceSourceOptions<Port>): ServiceSource<Port> {
  let selected: Port | undefined

  function select(): Port {
    const { baseUrl, ...options } = service()
    return baseUrl === undefined
      ? local()
      : upstream(createServiceClient({ name, ...options, baseUrl }), baseUrl)
  }

  function port(): Port {
    selected ??= select()
    return selected
  }

  const send = async <Value>(query: (port: Port) => Promise<Lookup<Value>>) =>
    unwrapLookup(await query(port()), unavailable)

  return {
    name,
    port,
    ask: async (query) => (await send(query)).value,
    async answer(read) {
      let fresh = true
      const value = await read(async (query) => {
        const response = await send(query)
        fresh &&= response.fresh
        return response.value
      })
      return { value, fresh }
    },
  }
}
