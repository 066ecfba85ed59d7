/**
 * How an external service failed: `refused` no connection, or a broken one; `timeout` no complete response in time;
 * `status` a response other than 2xx; `too-large` more bytes than the maximum; `invalid-json` not JSON in UTF-8;
 * `wrong-shape` JSON that does not match the schema.
 */
export type ServiceFailureKind =
  | 'refused'
  | 'timeout'
  | 'status'
  | 'too-large'
  | 'invalid-json'
  | 'wrong-shape'

const sentences: Record<ServiceFailureKind, string> = {
  refused: 'could not be reached',
  timeout: 'did not respond in time',
  status: 'responded with an error',
  'too-large': 'sent a response that is too large',
  'invalid-json': 'sent a response that is not JSON',
  'wrong-shape': 'sent a response in an unknown format',
}

/**
 * Thrown when an external service does not return a valid response. Its message may reach a browser, so it contains
 * only the name of the service, and no address, key or content (decision G-4). The log has the details.
 */
export class ServiceFailure extends Error {
  readonly service: string
  readonly kind: ServiceFailureKind
  /** The HTTP status, when that is the failure. */
  readonly status: number | undefined

  constructor(service: string, kind: ServiceFailureKind, status?: number) {
    super(`The ${service} service ${sentences[kind]}.`)
    this.name = 'ServiceFailure'
    this.service = service
    this.kind = kind
    this.status = status
  }
}
